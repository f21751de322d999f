import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { exported, headOfFile, headsOf } from './people/exportJobs.ts'
import { numberIn, numbersOf, numbersWith, openList, rows, select } from './people/jobRows.ts'
import { onProduct } from './product.ts'
import { documentOf } from './sent.ts'

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

test('five are cancelled, of which two cannot be: those are named with the reason, and Undo brings the others back', async () => {
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
  await page.getByText('Undone: 3 jobs').waitFor()
  expect(await jobsNow(possible)).toEqual(before)
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
    await page.getByText('2 jobs deleted').waitFor()
    for (const number of numbers) await rows(page).filter({ hasText: number }).waitFor({ state: 'detached' })
    await expect.poll(() => allOn(page)).toBe(all - 2)
    expect(await jobsNow(numbers)).toHaveLength(2)
  }
  await remove()
  await page.getByRole('button', { name: /Undo/ }).click()
  for (const number of numbers) await rows(page).filter({ hasText: number }).waitFor()
  await expect.poll(() => allOn(page)).toBe(all)
  await remove()
  await expect.poll(() => jobsNow(numbers)).toEqual([])
  await page.reload()
  await rows(page).first().waitFor()
  await expect.poll(() => allOn(page)).toBe(all - 2)
})

test('the CSV file has the rows of the list in their order, with the columns that are shown', async () => {
  const { page } = await product.arrive()
  await openList(page, '?tab=pending')
  const pending = Number((await page.getByRole('tab', { name: /^Pending/ }).innerText()).replace(/\D/g, ''))
  const [heads = [], ...lines] = await exported(page)
  expect(heads).toEqual(headOfFile(await headsOf(page)))
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
  expect(fewer).toEqual(heads.filter((head) => !['Total', 'Total for', 'Series total', 'Currency'].includes(head)))
  expect(same.map(([number]) => number)).toEqual(lines.map(([number]) => number))
})

interface Call {
  readonly id: number
  readonly path: string
  readonly response_code: number
  readonly body: { readonly job_id?: number } | null
}
/** Numbers of the jobs to which the server did, or did not do, an action after that call, in order; one that was done twice stands there twice. */
async function actionsSince(mark: number, numbers: readonly string[]): Promise<{ readonly done: string[]; readonly failed: string[] }> {
  const calls = (await product.stack.control('GET', '/requests')) as Call[]
  const numberOf = new Map((await jobsNow(numbers)).map(({ id, jobNumber }) => [id, jobNumber]))
  const actions = calls.filter(({ id, path }) => id > mark && path.endsWith('/jobs/manage_job'))
  const jobsOf = (isDone: boolean): string[] =>
    actions
      .filter(({ response_code }) => (response_code === 200) === isDone)
      .map(({ body }) => numberOf.get(String(body?.job_id)) ?? 'another job')
      .toSorted()
  return { done: jobsOf(true), failed: jobsOf(false) }
}

/** The last call that the server has answered. */
const lastCall = async (): Promise<number> => ((await product.stack.control('GET', '/requests')) as Call[])[0]?.id ?? 0

async function moveByFourWeeks(page: Page, numbers: readonly string[]): Promise<Locator> {
  await (await select(page, numbers)).getByRole('button', { name: 'Reschedule' }).click()
  const dialog = page.getByRole('dialog', { name: `Reschedule ${numbers.length} jobs` })
  await dialog.getByRole('textbox', { name: 'Days' }).fill('28')
  await dialog.getByRole('button', { name: 'Reschedule', exact: true }).click()
  return dialog
}

/** Numbers of assigned jobs with one visit each: what such a job shows as its date is that of the visit. */
async function assigned(count: number): Promise<string[]> {
  const query = '{ jobs(input: { statuses: [ASSIGNED], perPage: 100 }) { items { jobNumber visitsTotal } } }'
  const { data } = await product.stack.ask<{ jobs: { items: { jobNumber: string; visitsTotal: number }[] } }>(
    query,
    {},
    await product.stack.signIn('owner'),
  )
  const numbers = (data?.jobs.items ?? []).flatMap(({ jobNumber, visitsTotal }) => (visitsTotal === 1 ? [jobNumber] : []))
  expect(numbers.length).toBeGreaterThanOrEqual(count)
  return numbers.slice(0, count).toSorted()
}

const fourWeeksAfter = (date: string | null): string => {
  const day = new Date(`${date}T12:00:00Z`)
  day.setUTCDate(day.getUTCDate() + 28)
  return day.toISOString().slice(0, 10)
}

/** Numbers of the jobs whose box is ticked. */
const ticked = async (page: Page): Promise<string[]> =>
  (await numbersOf(rows(page).filter({ has: page.getByRole('checkbox', { checked: true }) }))).toSorted()

test('a stop lets end what is on its way and begins nothing more; what was left stays selected', async () => {
  const { page } = await product.arrive()
  await openList(page, '?per=50')
  const numbers = await assigned(6)
  const [before, mark] = [await jobsNow(numbers), await lastCall()]
  const held: (() => void)[] = []
  await page.route('**/graphql', async (route) => {
    if (documentOf(route.request()).includes('manageJob(')) await new Promise<void>((resolve) => held.push(resolve))
    await route.fallback()
  })
  const dialog = await moveByFourWeeks(page, numbers)
  await expect.poll(() => held.length).toBe(4)
  await dialog.getByText('0 of 6').waitFor()
  await dialog.getByRole('button', { name: 'Stop' }).click()
  held.forEach((release) => release())
  await dialog.getByText('4 jobs moved.').waitFor()
  await dialog.getByText('Stopped: 2 jobs unchanged.').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('region', { name: 'Selected jobs' }).getByText('2 selected').waitFor()

  const { done, failed } = await actionsSince(mark, numbers)
  expect([new Set(done).size, done.length, failed, held.length]).toEqual([4, 4, [], 4])
  expect(await ticked(page)).toEqual(numbers.filter((number) => !done.includes(number)))
  expect((await jobsNow(numbers)).map(({ date }) => date)).toEqual(
    before.map(({ jobNumber, date }) => (done.includes(jobNumber) ? fourWeeksAfter(date) : date)),
  )
})

test('jobs that the server has failed are named, Retry does these alone, and no job is moved twice', async () => {
  const { page } = await product.arrive()
  await openList(page, '?per=50')
  const numbers = await assigned(5)
  const [before, mark] = [await jobsNow(numbers), await lastCall()]
  await product.stack.control('POST', '/faults', { method: 'POST', path: '/jobs/manage_job', status: 503, times: 2 })
  const dialog = await moveByFourWeeks(page, numbers)
  await dialog.getByText('3 jobs moved.').waitFor()
  const first = await actionsSince(mark, numbers)
  const refused = await dialog.getByRole('list', { name: '2 jobs couldn’t be moved:' }).getByRole('listitem').allInnerTexts()
  expect(refused.map((text) => text.slice(0, 6)).toSorted()).toEqual(first.failed)
  for (const text of refused) expect(text).toContain('Something is wrong on purpose.')

  await dialog.getByRole('button', { name: 'Try these 2 again' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText('2 jobs moved').waitFor()
  expect(await actionsSince(mark, numbers)).toEqual({ done: numbers, failed: first.failed })
  expect((await jobsNow(numbers)).map(({ date }) => date)).toEqual(before.map(({ date }) => fourWeeksAfter(date)))
  expect(await page.getByRole('region', { name: 'Selected jobs' }).count()).toBe(0)
})
