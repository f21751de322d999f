import type { Locator, Page } from 'playwright-core'
import { workAs } from './signIn.ts'

/** The jobs of the list as it stands. */
export const rows = (page: Page): Locator => page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: /^Select J-/ }) })

export const numberIn = async (row: Locator): Promise<string> => (await row.getByRole('link').first().innerText()).trim()

/** Numbers of all jobs of this page, in their order. */
export async function numbersOf(found: Locator): Promise<string[]> {
  return Promise.all((await found.all()).map(numberIn))
}

/** Numbers of the first so many jobs of this page with a status. */
export async function numbersWith(page: Page, status: RegExp, count: number): Promise<string[]> {
  const found = rows(page).filter({ hasText: status })
  await found.nth(count - 1).waitFor()
  return (await numbersOf(found)).slice(0, count)
}

/** Selects these jobs; returns the bar with what can be done to them. */
export async function select(page: Page, numbers: readonly string[]): Promise<Locator> {
  for (const number of numbers) await page.getByRole('checkbox', { name: `Select ${number}` }).check()
  const bar = page.getByRole('region', { name: 'Selected jobs' })
  await bar.getByText(`${numbers.length} selected`).waitFor()
  return bar
}

/** Signs in as the owner and opens the list at this search. */
export async function openList(page: Page, search = ''): Promise<void> {
  await workAs(page, 'owner', `/jobs${search}`)
  await rows(page).first().waitFor()
}
