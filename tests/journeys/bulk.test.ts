import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { workAs } from './people/signIn.ts'
import { onProduct } from './product.ts'

const product = onProduct('tiny')
const UNDO_MS = 10_000

const rows = (page: Page): Locator => page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: /^Select J-/ }) })
const numberIn = async (row: Locator): Promise<string> => (await row.getByRole('link').first().innerText()).trim()

/** Numbers of the first so many jobs of this page with a status. */
async function numbersWith(page: Page, status: RegExp, count: number): Promise<string[]> {
  const found = rows(page).filter({ hasText: status })
  const numbers: string[] = []
  for (let place = 0; place < count; place += 1) numbers.push(await numberIn(found.nth(place)))
  return numbers
}

async function select(page: Page, numbers: readonly string[]): Promise<Locator> {
  for (const number of numbers) await page.getByRole('checkbox', { name: `Select ${number}` }).check()
  const bar = page.getByRole('region', { name: 'Selected jobs' })
  await bar.getByText(`${numbers.length} selected`).waitFor()
  return bar
}

interface Kept {
  readonly jobNumber: string
  readonly status: string
  readonly startAt: number | null
  readonly staff: readonly { readonly name: string }[]
}
/** What the server has of these jobs. */
async function kept(numbers: readonly string[]): Promise<Kept[]> {
  const { data } = await product.stack.ask<{ jobs: { items: Kept[] } }>(
    '{ jobs(input: { perPage: 100 }) { items { jobNumber status startAt staff { name } } } }',
    {},
    await product.stack.signIn('owner'),
  )
  return (data?.jobs.items ?? [])
    .filter(({ jobNumber }) => numbers.includes(jobNumber))
    .toSorted((a, b) => (a.jobNumber < b.jobNumber ? -1 : 1))
}
const statusesOf = async (numbers: readonly string[]): Promise<string[]> => (await kept(numbers)).map(({ status }) => status)

async function openList(page: Page, search = ''): Promise<void> {
  await workAs(page, 'owner')
  await page.goto(`/jobs${search}`)
  await rows(page).first().waitFor()
}

test('five are cancelled, of which two cannot be: those are named with the reason, and Undo brings the others back', async () => {
  const { page } = await product.arrive()
  await openList(page, '?per=50')
  const possible = await numbersWith(page, /Assigned/, 3)
  const impossible = [...(await numbersWith(page, /Completed/, 1)), ...(await numbersWith(page, /Cancelled/, 1))]
  const before = await kept(possible)
  const bar = await select(page, [...possible, ...impossible])
  await bar.getByRole('button', { name: 'Cancel', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel 5 jobs' })
  await dialog.getByRole('radio').first().check()
  await dialog.getByRole('button', { name: 'Cancel the jobs' }).click()
  await dialog.getByText('3 jobs are cancelled.').waitFor()
  const refused = dialog.getByRole('list', { name: '2 jobs are not cancelled:' }).getByRole('listitem')
  const reasons = await refused.allInnerTexts()
  for (const number of impossible)
    expect(reasons.filter((text) => text.startsWith(number) && /cannot be cancelled/.test(text))).toHaveLength(1)
  expect(reasons).toHaveLength(2)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await bar.getByText('2 selected').waitFor()
  expect(await statusesOf(possible)).toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED'])

  await page.getByRole('button', { name: /Undo/ }).click()
  await page.getByText('Undone: 3 jobs').waitFor()
  expect(await kept(possible)).toEqual(before)
  for (const number of possible) await rows(page).filter({ hasText: number }).getByText('Assigned').waitFor()
})

const allOn = async (page: Page): Promise<number> =>
  Number((await page.getByRole('tab', { name: /^All Visits/ }).innerText()).replace(/\D/g, ''))

test('deleted jobs leave list and counts at once; Undo brings them back, and after ten seconds they stay deleted', async () => {
  const { page } = await product.arrive()
  await openList(page)
  const all = await allOn(page)
  const numbers = await numbersWith(page, /Unscheduled/, 2)
  const remove = async (): Promise<void> => {
    await (await select(page, numbers)).getByRole('button', { name: 'Delete' }).click()
    await page.getByText('2 jobs are deleted').waitFor()
    for (const number of numbers) await rows(page).filter({ hasText: number }).waitFor({ state: 'detached' })
    await expect.poll(() => allOn(page)).toBe(all - 2)
    expect(await kept(numbers)).toHaveLength(2)
  }
  await remove()
  await page.getByRole('button', { name: /Undo/ }).click()
  for (const number of numbers) await rows(page).filter({ hasText: number }).waitFor()
  await expect.poll(() => allOn(page)).toBe(all)
  await remove()
  await expect.poll(() => kept(numbers), { timeout: 2 * UNDO_MS }).toEqual([])
  await page.reload()
  await rows(page).first().waitFor()
  await expect.poll(() => allOn(page)).toBe(all - 2)
})

/** The cells of a CSV file as RFC 4180 has it. */
const cellsOf = (text: string): string[][] =>
  text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map((match) => (match[1] ?? match[2] ?? '').replaceAll('""', '"')),
    )

async function exported(page: Page): Promise<string[][]> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'Export to CSV' }).click()])
  expect(download.suggestedFilename()).toMatch(/^jobs-\d{4}-\d\d-\d\d\.csv$/)
  return cellsOf(await readFile(await download.path(), 'utf8'))
}

const headsOf = (page: Page): Promise<string[]> =>
  page
    .getByRole('columnheader')
    .evaluateAll((heads) => heads.map((head) => head.textContent?.trim() ?? '').filter((text) => text && text !== 'Actions'))

test('the CSV file has the rows of the list in their order, with the columns that are shown', async () => {
  const { page } = await product.arrive()
  await openList(page, '?tab=pending')
  const pending = Number((await page.getByRole('tab', { name: /^Pending/ }).innerText()).replace(/\D/g, ''))
  const [heads = [], ...lines] = await exported(page)
  expect(heads).toEqual(
    (await headsOf(page)).flatMap(
      (head) =>
        ({
          Title: ['Title', 'Category'],
          'Customer and address': ['Customer', 'Address'],
          When: ['Date', 'Start', 'End', 'Late'],
          Total: ['Total', 'Currency'],
        })[head] ?? [head],
    ),
  )
  expect(lines).toHaveLength(pending)
  const count = await rows(page).count()
  expect(count).toBeGreaterThan(1)
  for (let place = 0; place < count; place += 1) {
    const row = rows(page).nth(place)
    const line = lines[place] ?? []
    const cell = (head: string): string => line[heads.indexOf(head)] ?? ''
    expect(cell('Job')).toBe(await numberIn(row))
    expect(await row.locator('[data-column="total"]').innerText()).toBe(
      `$${Number(cell('Total')).toLocaleString('en', { minimumFractionDigits: 2 })}`,
    )
    expect(await row.innerText()).toContain(cell('Customer'))
    expect(await row.innerText()).toContain(cell('Status'))
  }

  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Total' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('columnheader', { name: 'Total' }).waitFor({ state: 'detached' })
  const [fewer = [], ...same] = await exported(page)
  expect(fewer).toEqual(heads.filter((head) => head !== 'Total' && head !== 'Currency'))
  expect(same.map(([number]) => number)).toEqual(lines.map(([number]) => number))
})
