import type { Page } from 'playwright-core'

/** Fills in the form of the sign-in page and sends it; `owner` is `owner@demo.test`. */
export async function giveCredentials(page: Page, name: string, password = 'demo1234'): Promise<void> {
  await page.getByLabel('Email').fill(`${name}@demo.test`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Signs in as a person would. */
export async function signInAs(page: Page, name: string, password?: string): Promise<void> {
  await page.goto('/login')
  await giveCredentials(page, name, password)
}

/** The same, and waits for the list of jobs. */
export async function workAs(page: Page, name: string, password?: string): Promise<void> {
  await signInAs(page, name, password)
  await page.waitForURL('**/jobs')
  await page.getByRole('heading', { name: 'Jobs', level: 1 }).waitFor()
}

/** The token of the session that this browser has; null without one. */
export const storedToken = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('authToken'))
