import type { Locator, Page } from 'playwright-core'
import type { Stack } from '../stack.ts'

/** Where the demo company is. */
const ZONE = 'America/Chicago'
const DAY_MS = 86_400_000

/** YYYY-MM-DD, so many days from the company's today. */
export const dayFromNow = (days: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE }).format(new Date(Date.now() + days * DAY_MS))

const weekdayOf = (date: string): number => new Date(`${date}T12:00:00Z`).getUTCDay()

/** The first such weekday (0: Sunday) from so many days on. */
export const weekdayFrom = (days: number, weekday: number): string => dayFromNow(days + ((weekday - weekdayOf(dayFromNow(days)) + 7) % 7))

/** MM/DD/YYYY, as the demo company writes a day. */
export const written = (date: string): string => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`

/** The sum beside a form or below the lines of a job. */
export const amountsIn = (sums: Locator): Promise<string[]> => sums.locator('dd').allInnerTexts()

export const field = (page: Page, label: string): Locator =>
  page.getByLabel(label, { exact: true }).and(page.locator('input, textarea, select'))

/** Opens what is a step away on the form of a new job. */
export async function openSteps(page: Page): Promise<void> {
  for (const name of ['Another time', 'One or more technicians', 'Priority, discount, taxes, notes, forms, files']) {
    const step = page.getByRole('button', { name })
    // A step may open by itself meanwhile, and the click closes it.
    while ((await step.getAttribute('aria-expanded')) === 'false') await step.click()
  }
}

/** Waits until the whole form is there: its later sections follow the first ones. */
export async function seeForm(page: Page, name: 'New job' | 'Edit job'): Promise<void> {
  await page.getByRole('form', { name }).waitFor()
  await page.getByRole('combobox', { name: 'Line items' }).waitFor()
}

export async function openNewJob(page: Page, search = ''): Promise<void> {
  await page.goto(`/jobs/new${search}`)
  await seeForm(page, 'New job')
  await openSteps(page)
}

/** The name of a customer of the demo company with one property: two words that begin no other name. */
export async function seededCustomer(stack: Stack): Promise<string> {
  const { data } = await stack.ask<{ customers: { items: { name: string; properties: unknown[] }[] } }>(
    '{ customers(input: { perPage: 100 }) { items { name properties { id } } } }',
    {},
    await stack.signIn('owner'),
  )
  const items = data?.customers.items ?? []
  const found = items.find(
    ({ name, properties }) =>
      /^[A-Z][a-z]+ [A-Z][a-z]+$/.test(name) && properties.length === 1 && items.filter((item) => item.name.startsWith(name)).length === 1,
  )
  if (!found) throw new Error('The seed has no customer with one property.')
  return found.name
}

export async function takeCustomer(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Customer' }).fill(name)
  const suggestions = page.getByRole('listbox')
  await suggestions
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first()
    .click()
}

export async function takeCategory(page: Page, name: string): Promise<void> {
  const category = page.getByRole('combobox', { name: 'Category' })
  // The only category is chosen.
  if ((await category.inputValue()) === name) return
  await category.fill(name)
  await page.getByRole('listbox', { name: 'Categories' }).getByRole('option', { name }).first().click()
}

/** Leafs to a day and presses it; `calendar` is a group or a dialog with one. */
export async function takeDay(calendar: Locator, date: string): Promise<void> {
  const day = calendar.locator(`button[data-date="${date}"]:not([data-outside])`)
  for (let months = 0; months < 24 && (await day.count()) === 0; months += 1)
    await calendar.getByRole('button', { name: 'Next month' }).click()
  await day.click()
}

export async function typeTimes(page: Page, start: string, end: string): Promise<void> {
  for (const [label, time] of [
    ['Start time', start],
    ['End time', end],
  ] as const) {
    await page.getByRole('combobox', { name: label }).fill(time)
    await page.keyboard.press('Tab')
  }
}

/** Types into the price list and adds what stands first by Enter. */
export async function addLine(page: Page, text: string): Promise<void> {
  const lines = page.getByRole('list', { name: 'Line items' }).locator(':scope > li')
  const before = await lines.count()
  const search = page.getByRole('combobox', { name: 'Line items' })
  await search.focus()
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
  await lines.nth(before).waitFor()
}

/** The primary button of the form on a desktop. */
export const saveButton = (page: Page, name = 'Create job'): Locator =>
  page.getByRole('complementary', { name: 'Summary' }).getByRole('button', { name })

/** The page of the job that was just saved; returns its id. */
export async function seeJob(page: Page): Promise<string> {
  await page.waitForURL(/\/jobs\/\d+$/)
  await page.getByRole('region', { name: 'Timeline' }).waitFor()
  return new URL(page.url()).pathname.slice('/jobs/'.length)
}
