import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeGateway } from '../../../testing/fakeGateway.ts'
import { ana, job, me, NINE } from '../../../testing/jobs.ts'
import { signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { storedQuotes, quoteKeepers } from '../../../testing/quoteStates.ts'
import { boardSettings, dayOf, person, planTrades } from '../testing/dispatchDay.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: (NINE - 3600) * 1000 }))
afterEach(() => void vi.useRealTimers())

const unscheduled = { startAt: null, endAt: null, staff: [], durationMinutes: 60 }

async function open(keeper: (typeof quoteKeepers)[number], path: string) {
  signedIn()
  const items = (await storedQuotes(keeper)).map((part) => ({
    ...job({ ...unscheduled, jobNumber: `J-${part.id}` }),
    customer: null,
    allowedActions: ['SCHEDULE'],
    ...part,
  }))
  const page = { jobs: { __typename: 'JobPage', items, totalCount: 4, page: 1, perPage: 30, ignored: [] } }
  fakeGateway({
    ...me,
    ...boardSettings,
    DispatchMap: () => dayOf([], [], [person(ana)]),
    UnplannedJobs: page,
    GapJobs: page,
    ...planTrades({ [ana.id]: ['2'] }),
  })
  return renderAt(path)
}

test.each(quoteKeepers)('a quote that %s keeps is in the tray and in plans once it is approved', async (keeper) => {
  const { user } = await open(keeper, '/schedule?view=day&date=2026-11-23')
  const tray = within(await screen.findByRole('complementary', { name: 'Unscheduled' }))
  expect(await tray.findByText('The number includes 2 quotes.')).toBeVisible()
  expect(tray.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Ordinary job', 'Approved quote'])
  await user.click(tray.getByRole('button', { name: 'Plan the coming days' }))
  expect(await screen.findByText('2 jobs of 2 fit on the next open days.')).toBeVisible()
})

test.each(quoteKeepers)('a quote that %s keeps fills a gap once it is approved', async (keeper) => {
  await open(keeper, `/schedule?view=day&date=2026-11-23&gap=${ana.id}-${NINE}-${NINE + 3600}`)
  const gap = within(await screen.findByRole('dialog', { name: 'Fill the gap' }))
  const rows = within(await gap.findByRole('list', { name: 'Jobs that fit' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => /Ordinary job|\w+ quote/.exec(textContent ?? '')?.[0])).toEqual(['Ordinary job', 'Approved quote'])
})
