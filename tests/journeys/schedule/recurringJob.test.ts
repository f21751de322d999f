import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  addLine,
  dayFromNow,
  openNewJob,
  saveButton,
  seeForm,
  seeJob,
  takeCategory,
  seededCustomer,
  takeCustomer,
  takeDay,
  typeTimes,
  weekdayFrom,
  written,
} from '../people/bookJob.ts'
import { storeSession } from '../people/signIn.ts'
import { onProduct } from '../product.ts'

const product = onProduct('tiny')
const WEEKS = 6
const mondays = Array.from({ length: WEEKS }, (_, week) => weekdayFrom(3 + 7 * week, 1))
const [FIRST = '', , THIRD = ''] = mondays
const LAST = mondays.at(-1) ?? ''
const SENTENCE = `Every week on Monday until ${written(LAST)}`

/** "Mon, Nov 23", with the year where it is not this one. */
const shortly = (date: string): string => {
  const day = new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })
  return date.slice(0, 4) === dayFromNow(0).slice(0, 4) ? day : `${day}, ${date.slice(0, 4)}`
}

interface Visit {
  readonly id: string
  readonly status: string
  readonly date: string
  readonly startAt: number
  readonly isException: boolean
  readonly lockVersion: number
}

async function ask<Data>(query: string, variables: object): Promise<Data> {
  const { data, errors } = await product.stack.ask<Data>(query, { ...variables }, await product.stack.signIn('owner'))
  if (!data) throw new Error(JSON.stringify(errors))
  return data
}

async function getVisits(id: string): Promise<Visit[]> {
  const query = 'query ($id: ID!) { job(id: $id) { visits { id status date startAt isException lockVersion } } }'
  const { job } = await ask<{ job: { visits: Visit[] } }>(query, { id })
  return job.visits.toSorted((a, b) => a.startAt - b.startAt)
}

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Chicago', dateStyle: 'short', timeStyle: 'short' })
/** "2026-11-23 07:00 COMPLETED". */
const plansOf = async (id: string): Promise<string[]> =>
  (await getVisits(id)).map(({ startAt, status }) => `${clock.format(startAt * 1000)} ${status}`)

/** Does the first visit as its staff would. */
async function completeFirst(jobId: string): Promise<void> {
  const MANAGE = 'mutation ($input: ManageJobInput!) { manageJob(input: $input) { job { id } } }'
  const { rankedStaff } = await ask<{ rankedStaff: { id: string }[] }>('{ rankedStaff(input: { categoryId: 4 }) { id } }', {})
  for (const step of [
    { action: 'ASSIGN', staffIds: [rankedStaff[0]?.id] },
    { action: 'START' },
    { action: 'FINISH', jobFinishedNotes: 'Clean.' },
  ]) {
    const [first] = await getVisits(jobId)
    await ask(MANAGE, { input: { jobId, visitId: first?.id, lockVersion: first?.lockVersion, allowClash: true, ...step } })
  }
}

const toRows = (page: Page, list: string): Promise<string[]> =>
  page
    .getByRole('dialog')
    .getByRole('list', { name: list })
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) =>
        [...item.children]
          .map((part) => part.textContent?.trim())
          .join(' | ')
          .replaceAll('\u00a0', ' '),
      ),
    )

/** Opens the review, and saves it when it is agreed to. */
async function saveChange(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /^Save these changes/ })
  await dialog.getByRole('checkbox', { name: /^I’ve reviewed these changes/ }).check()
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await seeJob(page)
}

test(
  'a weekly job is what its sentence, its dates and its count say; moved by hand and completed visits outlive every change',
  { tags: 'nightly' },
  async () => {
    const { page } = await product.arrive()
    await storeSession(page, 'owner')
    await openNewJob(page)
    await takeCustomer(page, await seededCustomer(product.stack))
    await takeCategory(page, 'Cleaning')
    await takeDay(page.getByRole('group', { name: 'Dates', exact: true }), FIRST)
    await addLine(page, 'standard clean')
    await typeTimes(page, '7:00 AM', '8:00 AM')
    await page.getByRole('switch', { name: 'Repeat' }).click()
    await page.getByRole('button', { name: 'Calendar: End date' }).click()
    await takeDay(page.getByRole('dialog'), LAST)
    await page.getByRole('switch', { name: 'Skip closed days' }).click()
    const plan = page.getByRole('group', { name: 'Visits preview' })
    await plan.getByText(`${WEEKS} visits`).waitFor()
    await plan.getByText(SENTENCE).waitFor()

    await saveButton(page).click()
    const review = page.getByRole('dialog', { name: 'Create these visits?' })
    await review.getByText(`${WEEKS} visits`, { exact: true }).waitFor()
    await review.getByText(SENTENCE).waitFor()
    expect(await toRows(page, 'Visit dates')).toEqual(mondays.map((date) => `Mon | ${written(date)} | 7:00 – 8:00 AM`))
    await review.getByRole('button', { name: 'Create job' }).click()
    const id = await seeJob(page)
    await page.getByText(`0 of ${WEEKS} visits done`).first().waitFor()
    await page.getByText(SENTENCE).first().waitFor()
    expect((await getVisits(id)).map(({ date }) => date)).toEqual(mondays)
    await completeFirst(id)

    const third = (await getVisits(id))[2]
    await page.goto(`/jobs/${id}/edit?visit=${third?.id}`)
    await seeForm(page, 'Edit job')
    expect(await page.getByRole('radio', { name: 'This visit', exact: true }).isChecked()).toBe(true)
    await typeTimes(page, '11:00 AM', '12:00 PM')
    await saveButton(page, 'Review changes').click()
    const change = page.getByRole('dialog', { name: /^Save these changes/ })
    await change.getByText('1 visit changes', { exact: true }).waitFor()
    await change.getByRole('button', { name: 'Save changes' }).click()
    await change.getByText('Please agree to these to update the job.').waitFor()
    await saveChange(page)
    await page.getByText('Moved manually').first().waitFor()
    expect(await plansOf(id)).toEqual([
      `${FIRST} 07:00 COMPLETED`,
      ...mondays.slice(1).map((date) => `${date} ${date === THIRD ? '11:00' : '07:00'} UNASSIGNED`),
    ])

    await page.goto(`/jobs/${id}/edit`)
    await seeForm(page, 'Edit job')
    expect(await page.getByRole('radio', { name: 'All visits', exact: true }).isChecked()).toBe(true)
    await typeTimes(page, '3:00 PM', '4:00 PM')
    await saveButton(page, 'Review changes').click()
    await change.getByText('4 visits change, 2 stay').waitFor()
    const announced = await toRows(page, 'Visits before and after')
    expect(announced).toEqual([
      `Unchanged | ${shortly(FIRST)}, 7:00–8:00 AM | Completed`,
      ...mondays
        .slice(1)
        .map((date) =>
          date === THIRD
            ? `Unchanged | ${shortly(date)}, 11:00 AM–12:00 PM | Moved manually`
            : `Changed | ${shortly(date)}, 7:00–8:00 AM → 3:00–4:00 PM`,
        ),
    ])
    await saveChange(page)
    expect(await plansOf(id)).toEqual([
      `${FIRST} 07:00 COMPLETED`,
      ...mondays.slice(1).map((date) => `${date} ${date === THIRD ? '11:00' : '15:00'} UNASSIGNED`),
    ])
    await page.getByText(`1 of ${WEEKS} visits done`).first().waitFor()
  },
)
