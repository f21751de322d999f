import type { Page } from 'playwright-core'

/** The rows of a list, a table or cards, the picture of the last ones too. */
export const ROWS = '[data-row]'

declare global {
  interface Window {
    rowsPaintedAt?: number
  }
}

/** Notes when the first row is painted, counted from the beginning of the navigation. Runs before the page's own scripts. */
function noteRows(selector: string): void {
  const look = (): void => {
    if (!document.querySelector(selector)) return void requestAnimationFrame(look)
    // As for a press (watch.ts).
    void scheduler.postTask(() => (window.rowsPaintedAt = performance.now()), { priority: 'user-blocking' })
  }
  requestAnimationFrame(look)
}

/** Milliseconds until the rows of the job list are painted. */
export async function rowsPainted(page: Page): Promise<number> {
  await page.addInitScript(noteRows, ROWS)
  await page.goto('/jobs', { waitUntil: 'commit' })
  const handle = await page.waitForFunction(() => window.rowsPaintedAt, undefined, { polling: 200 })
  return (await handle.jsonValue()) as number
}
