import type { Page } from 'playwright-core'
import { coveredFocus } from '../layoutFaults.ts'

/** More stops than any page has. */
const LIMIT = 150
/** How often a stop that is covered is looked at again: what only goes away, as the link to the content does, covers nothing. */
const LOOKS = 10

/** What has the focus. A transition of no length begins with the next frame. */
async function focused(page: Page) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  return page.evaluate(coveredFocus)
}

/** Tabs through the page from its beginning to its end: how many stops it has, and those that something covers. */
export async function tabThrough(page: Page): Promise<{ readonly stops: number; readonly covered: readonly string[] }> {
  await page.evaluate(() => {
    window.scrollTo(0, 0)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  const covered: string[] = []
  for (let stops = 0; stops < LIMIT; stops += 1) {
    await page.keyboard.press('Tab')
    let found = await focused(page)
    for (let looks = 1; found !== null && found.coveredBy !== null && looks < LOOKS; looks += 1) found = await focused(page)
    if (found === null) return { stops, covered }
    if (found.coveredBy !== null) covered.push(`${found.stop}, below ${found.coveredBy}`)
  }
  throw new Error(`After ${LIMIT} stops the page has not ended.`)
}
