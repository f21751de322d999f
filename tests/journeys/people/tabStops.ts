import type { Page } from 'playwright-core'
import { coveredFocus } from '../layoutFaults.ts'

/** More stops than any page has. */
const LIMIT = 150

/** Tabs through the page from its beginning to its end: how many stops it has, and those that something covers. */
export async function tabThrough(page: Page): Promise<{ readonly stops: number; readonly covered: readonly string[] }> {
  await page.evaluate(() => {
    window.scrollTo(0, 0)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  const covered: string[] = []
  for (let stops = 0; stops < LIMIT; stops += 1) {
    await page.keyboard.press('Tab')
    // A transition of no length begins with the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const found = await page.evaluate(coveredFocus)
    if (found === null) return { stops, covered }
    if (found.coveredBy !== null) covered.push(`${found.stop}, below ${found.coveredBy}`)
  }
  throw new Error(`After ${LIMIT} stops the page has not ended.`)
}
