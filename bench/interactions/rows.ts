import type { Page } from 'playwright-core'

/** The rows of a list, a table or cards, a picture of them too. */
export const ROWS = '[data-row]'

/** What stands over the page until it is there itself. */
export const PICTURE = '#first-paint'

/** When rows stand on the screen, in milliseconds from the beginning of the navigation. */
export interface RowTimes {
  /** The first ones, be they a picture. */
  readonly painted: number
  /** Those of the page itself, which can be used. */
  readonly own: number
}

declare global {
  interface Window {
    rowTimes?: Partial<RowTimes>
  }
}

/** Runs in the page before its own scripts. */
function noteRows([selector, picture]: readonly [string, string]): void {
  const times: { -readonly [Name in keyof RowTimes]?: number } = {}
  window.rowTimes = times
  // A frame counts as in watch.ts.
  const note = (name: keyof RowTimes): void =>
    void scheduler.postTask(() => (times[name] ??= performance.now()), { priority: 'user-blocking' })
  const look = (): void => {
    const hasRows = document.querySelector(selector) !== null
    const isOwn = hasRows && document.querySelector(picture) === null
    if (hasRows) note('painted')
    if (isOwn) note('own')
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

export async function rowsPainted(page: Page): Promise<RowTimes> {
  await page.addInitScript(noteRows, [ROWS, PICTURE] as const)
  await page.goto('/jobs', { waitUntil: 'commit' })
  await page.waitForFunction(() => window.rowTimes?.own, undefined, { polling: 200 })
  return page.evaluate(() => window.rowTimes as RowTimes)
}
