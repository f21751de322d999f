import { expect, test } from 'vitest'
import { exported, headOfFile, headsOf } from './people/exportJobs.ts'
import { numberIn, numbersWith, openList, rows, select } from './people/jobRows.ts'
import { onProduct } from './product.ts'

const product = onProduct('tiny')

interface JobState {
  readonly id: string
  readonly jobNumber: string
  readonly status: string
  readonly date: string | null
  readonly startAt: number | null
  readonly staff: readonly { readonly name: string }[]
}
/** What the server has of these jobs. */
async function jobsNow(numbers: readonly string[]): Promise<JobState[]> {
  const { data } = await product.stack.ask<{ jobs: { items: JobState[] } }>(
    '{ jobs(input: { perPage: 100 }) { items { id jobNumber status date startAt staff { name } } } }',
    {},
    await product.stack.signIn('owner'),
  )
  return (data?.jobs.items ?? [])
    .filter(({ jobNumber }) => numbers.includes(jobNumber))
    .toSorted((a, b) => (a.jobNumber < b.jobNumber ? -1 : 1))
}
const statusesOf = async (numbers: readonly string[]): Promise<string[]> => (await jobsNow(numbers)).map(({ status }) => status)

test(
  'five are cancelled, of which two cannot be: those are named with the reason, and Undo brings the others back',
  { tags: 'nightly' },
  async () => {
    const { page } = await product.arrive()
    await openList(page, '?per=50')
    const possible = await numbersWith(page, /Assigned/, 3)
    const impossible = [...(await numbersWith(page, /Completed/, 1)), ...(await numbersWith(page, /Cancelled/, 1))]
    const before = await jobsNow(possible)
    const bar = await select(page, [...possible, ...impossible])
    await bar.getByRole('button', { name: 'Cancel', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel 5 jobs' })
    await dialog.getByRole('radio').first().check()
    await dialog.getByRole('button', { name: 'Cancel jobs' }).click()
    await dialog.getByText('3 jobs cancelled.').waitFor()
    const refused = dialog.getByRole('list', { name: '2 jobs couldn’t be cancelled:' }).getByRole('listitem')
    const reasons = await refused.allInnerTexts()
    for (const number of impossible)
      expect(reasons.filter((text) => text.startsWith(number) && /can’t be cancelled/.test(text))).toHaveLength(1)
    expect(reasons).toHaveLength(2)
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await bar.getByText('2 selected').waitFor()
    expect(await statusesOf(possible)).toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED'])

    await page.getByRole('button', { name: /Undo/ }).click()
    await page.getByText('Cancellation undone: 3 jobs').waitFor()
    expect(await jobsNow(possible)).toEqual(before)
    for (const number of possible) await rows(page).filter({ hasText: number }).getByText('Assigned').waitFor()
  },
)

test('the CSV file has the rows of the list in their order, with the columns that are shown', { tags: 'nightly' }, async () => {
  const { page } = await product.arrive()
  await openList(page, '?tab=pending')
  const pending = Number((await page.getByRole('tab', { name: /^Pending/ }).innerText()).replace(/\D/g, ''))
  const [heads = [], ...lines] = await exported(page)
  expect(heads).toEqual(headOfFile(await headsOf(page)))
  expect(lines).toHaveLength(pending)
  const count = await rows(page).count()
  expect(count).toBeGreaterThan(1)
  for (let index = 0; index < count; index += 1) {
    const row = rows(page).nth(index)
    const line = lines[index] ?? []
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
  expect(fewer).toEqual(heads.filter((head) => !['Total', 'Total for', 'Series total', 'Currency'].includes(head)))
  expect(same.map(([number]) => number)).toEqual(lines.map(([number]) => number))
})
