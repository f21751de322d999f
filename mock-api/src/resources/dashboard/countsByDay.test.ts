import { endpoints } from '@callout/contracts/endpoints'
import { addDays, instantOf } from '@callout/contracts/time'
import { expect, test } from 'vitest'
import { MAX_COUNTED_DAYS } from '@callout/contracts/dashboard/schemas'
import { REFERENCE_DATE, testApp, type TestApp } from '../../testing/testApp.ts'

const { getDashboard, listDayCounts } = endpoints.dashboard
const { getDispatchMap, listJobs } = endpoints.jobs
const groups = { unassigned: [0], declined: [8], assigned: [1], in_progress: [2, 3, 4, 5], completed: [6], cancelled: [7] } as const

/** Days of the demo data, from the first visit to the last. */
function daysOf({ store }: TestApp): [first: string, last: string] {
  const dates = store.visits
    .all()
    .flatMap(({ company_id, date }) => (company_id === 1 && date !== null ? [date] : []))
    .toSorted()
  return [String(dates[0]), String(dates.at(-1))]
}

/** Counts of a day on the board. */
async function boardOf(mock: TestApp, token: string, date: string) {
  const { visits, unassigned } = await mock.read(getDispatchMap, { date }, token)
  const shown = [...(visits ?? []), ...(unassigned ?? [])]
  const having = (statuses: readonly number[]) => shown.filter(({ status }) => statuses.includes(Number(status)))
  const jobs = (rows: typeof shown): number => new Set(rows.map(({ job_id }) => job_id)).size
  return {
    counts: { total: shown.length, ...Object.fromEntries(Object.entries(groups).map(([name, codes]) => [name, having(codes).length])) },
    late: shown.filter(({ is_late }) => is_late).length,
    jobs: Object.fromEntries(Object.entries(groups).map(([name, codes]) => [name, jobs(having(codes))])),
  }
}

async function countedDays(mock: TestApp, token: string, from: string, to: string) {
  const days = []
  for (let start = from; start <= to; start = addDays(start, MAX_COUNTED_DAYS)) {
    const end = [addDays(start, MAX_COUNTED_DAYS - 1), to].toSorted()[0] ?? to
    days.push(...(await mock.read(listDayCounts, { date_from: start, date_to: end }, token)))
  }
  return days
}

test.each(['owner', 'branch', 'staff'])('month, Today and job list count every day of the demo data like the board: %s', async (name) => {
  const mock = testApp()
  mock.clock.change({ now: instantOf(REFERENCE_DATE, '11:30', 'America/Chicago') })
  const token = await mock.signIn(name)
  for (const { date, ...counts } of await countedDays(mock, token, ...daysOf(mock))) {
    const board = await boardOf(mock, token, date)
    expect({ date, ...counts }).toEqual({ date, ...board.counts })
    const { assigned: _, ...today } = board.counts as Record<string, number>
    const { visits_today } = await mock.read(getDashboard, { date }, token)
    expect({ date, ...visits_today }).toEqual({ date, ...today, late: board.late })
    for (const [group, codes] of Object.entries(groups)) {
      if (board.jobs[group] === 0) continue
      const days = { date_from: date, date_to: date, status: [...codes], per_page: 1 }
      const { pagination } = await mock.read(listJobs, days, token)
      expect([date, group, pagination?.total_count]).toEqual([date, group, board.jobs[group]])
    }
  }
})
