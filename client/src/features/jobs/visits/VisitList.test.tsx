import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeGateway } from '../../../testing/fakeGateway.ts'
import { signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { historyOf, job, me, NINE, visit } from '../../../testing/jobs.ts'
import { menuItems } from '../../../testing/menuItems.ts'

const WEEK = 7 * 86_400
const open = (shown: ReturnType<typeof job>) => {
  signedIn()
  fakeGateway({ ...me, Job: { job: shown }, JobHistory: historyOf([]) })
  return renderAt('/jobs/12')
}
const rule = {
  __typename: 'Recurrence',
  frequency: 'WEEKLY',
  sentence: 'Every week on Monday until 11/15/2027',
  endDate: '2027-11-15',
} as const

/** 52 visits: 3 are done, 2 are cancelled, one was moved by hand. */
const series = Array.from({ length: 52 }, (_, week) =>
  visit({
    id: String(600 + week),
    visitNumber: week + 1,
    startAt: NINE + week * WEEK,
    endAt: NINE + week * WEEK + 5400,
    status: week < 3 ? 'COMPLETED' : week > 49 ? 'CANCELLED' : 'ASSIGNED',
    isException: week === 4,
  }),
)
const recurring = job({ isRecurring: true, recurrence: rule, visits: series, visitsDone: 3, visitsTotal: 52 })

afterEach(() => vi.useRealTimers())

test('a recurring job shows its rule, progress and next visit', async () => {
  open(recurring)
  const summary = within(await screen.findByRole('complementary', { name: 'Summary' }))
  expect(summary.getByText('Every week on Monday until 11/15/2027')).toBeVisible()
  expect(summary.getByText('3 of 52 visits done')).toBeVisible()
  const next = screen.getByRole('region', { name: 'Next visit' })
  expect(next).toHaveTextContent('Mon, 12/14/2026')
  expect(next).toHaveTextContent('Visit 4')
})

test('many visits are grouped, and only the first five planned ones shown until expanded', { tags: 'nightly' }, async () => {
  const { user } = open(recurring)
  const toRows = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem')
  await screen.findByRole('list', { name: 'Upcoming' })
  expect(['Upcoming', 'Done', 'Cancelled'].map((name) => toRows(name).length)).toEqual([5, 3, 2])
  expect(toRows('Upcoming')[0]).toHaveTextContent('Moved manually')
  await user.click(screen.getByRole('button', { name: 'Show all 46 upcoming visits' }))
  expect(toRows('Upcoming')).toHaveLength(46)
  await user.click(screen.getByRole('button', { name: 'Show fewer upcoming visits' }))
  expect(toRows('Upcoming')).toHaveLength(5)
})

test('a visit becomes late while the page is open, and shows by how much', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: (NINE + 15 * 60) * 1000 })
  open(job())
  const row = (await screen.findByRole('heading', { level: 1 })).parentElement
  expect(row).not.toHaveTextContent('late')
  await act(() => vi.advanceTimersByTimeAsync(10 * 60_000))
  expect(row).toHaveTextContent('25 minutes late')
})

test('times are in the job’s zone, which is named if the device has another', async () => {
  open(job({ timezone: 'Asia/Tokyo' }))
  const summary = within(await screen.findByRole('region', { name: 'Visit' }))
  expect(summary.getByText('11:00 PM – 12:30 AM')).toBeVisible()
  expect(summary.getByRole('button', { name: 'Tokyo time' })).toHaveAccessibleDescription(/^Times in Asia\/Tokyo, not this device/)
})

test('a single visit is never collapsed', async () => {
  open(job({ visits: series.slice(3, 10), visitsTotal: 7 }))
  expect(within(await screen.findByRole('list', { name: 'Upcoming' })).getAllByRole('listitem')).toHaveLength(6)
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull()
})

test('times don’t wrap', async () => {
  open(job())
  const row = await screen.findByRole('region', { name: 'Visit' })
  expect(row.textContent).toContain('9:00\u00A0–\u00A010:30\u00A0AM')
})

test('finish notes of one visit are shown with it until the job is finished', async () => {
  open({ ...recurring, jobFinishedNotes: 'Hedge trimmed' })
  const done = within(await screen.findByRole('list', { name: 'Done' })).getAllByRole('listitem')
  expect(done[0]).toHaveTextContent('Finish notes: Hedge trimmed')
  expect(done[1]).not.toHaveTextContent('Finish notes')
  expect(screen.queryByRole('heading', { name: 'Finish notes' })).toBeNull()
})

test('the finish notes of a finished job are below its description', async () => {
  open(job({ status: 'COMPLETED', jobFinishedNotes: 'Seal replaced' }))
  await screen.findByText('Seal replaced')
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles.slice(0, 3)).toEqual(['Visit', 'Description', 'Finish notes'])
})

test('a planned visit can be edited separately, a completed one cannot', { tags: 'nightly' }, async () => {
  const { user } = open(recurring)
  await user.click(await screen.findByRole('button', { name: 'Actions for visit 5 of J-1012' }))
  expect(await screen.findByRole('menuitem', { name: 'Edit this visit' })).toHaveAttribute('href', '/jobs/12/edit?visit=604')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Actions for visit 3 of J-1012' }))
  await menuItems()
  expect(screen.queryByRole('menuitem', { name: 'Edit this visit' })).toBeNull()
})
