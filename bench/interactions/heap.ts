import type { Page } from 'playwright-core'
import { PICTURE, ROWS } from './rows.ts'

export const PAGES = 100
const BYTES_PER_MB = 1_000_000

/** What is in use of the page's heap when it is idle, with the first page of the list and a hundred pages later. */
export async function heapOfPages(page: Page): Promise<{ readonly before: number; readonly after: number }> {
  const session = await page.context().newCDPSession(page)
  const used = async (): Promise<number> => {
    await page.waitForTimeout(3000)
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    return usedSize / BYTES_PER_MB
  }
  await page.goto('/jobs')
  await page.locator(ROWS).first().waitFor()
  await page.locator(PICTURE).waitFor({ state: 'detached' })
  const before = await used()
  for (let turned = 1; turned <= PAGES; turned += 1) {
    await page.getByRole('button', { name: 'Next page' }).click()
    await page
      .getByRole('status')
      .filter({ hasText: `${(turned * 10 + 1).toLocaleString('en')}–` })
      .waitFor()
    await page.locator(`[aria-busy="false"]:has(${ROWS})`).waitFor()
  }
  return { before, after: await used() }
}
