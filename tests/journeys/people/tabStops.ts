import type { Page } from 'playwright-core'
import { coveredFocus, unseenFocus } from '../layoutFaults.ts'

/** More stops than any page has. */
const LIMIT = 150
/** How often a stop that is covered is looked at again: what only goes away, as the link to the content does, covers nothing. */
const LOOKS = 10

/** What has the focus. A transition of no length begins with the next frame. */
async function focused(page: Page) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  return page.evaluate(coveredFocus)
}

interface TabStops {
  readonly stops: number
  /** Stops that something covers. */
  readonly covered: readonly string[]
  /** Stops that look the same with and without the focus. */
  readonly unseen: readonly string[]
}

/** Tabs through the page from its beginning to its end. */
export async function tabThrough(page: Page): Promise<TabStops> {
  await page.evaluate(() => {
    window.scrollTo(0, 0)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  const covered: string[] = []
  const unseen: string[] = []
  for (let stops = 0; stops < LIMIT; stops += 1) {
    await page.keyboard.press('Tab')
    let found = await focused(page)
    for (let looks = 1; found !== null && found.coveredBy !== null && looks < LOOKS; looks += 1) found = await focused(page)
    const before = await page.evaluate(unseenFocus)
    if (before !== null) unseen.push(before)
    if (found === null) return { stops, covered, unseen }
    if (found.coveredBy !== null) covered.push(`${found.stop}, below ${found.coveredBy}`)
  }
  throw new Error(`After ${LIMIT} stops the page has not ended.`)
}
