import { expect, test } from 'vitest'
import { ok, refused, type Replies } from '../testing/fakeBackend.ts'
import { ask } from '../testing/testGateway.ts'

const query = `query ($input: DispatchInput, $fromJobs: Boolean) { dispatchMap(input: $input, fromJobs: $fromJobs) {
  isFromJobs staff { id name hours { open } } visits { ...Row } unassigned { ...Row } } }
  fragment Row on DispatchVisit { id jobId isJob customer { name } category { name } visit { date startAt endAt status allowedActions staff { name } } }`

const DAY = '2026-11-20'
const at = { start_time: '09:00', end_time: '11:00', customer_id: 31, category_id: 3 }
/** Only names of the specification; the backend ignores filters. */
const jobs = [
  { id: 501, ...at, dates: [DAY], status: 1, staff_ids: [21] },
  { id: 502, ...at, dates: [DAY], status: 0 },
  { id: 503, ...at, dates: ['2026-11-21'], status: 1, staff_ids: [21] },
  { id: 504, ...at, dates: ['2026-11-13', DAY], status: 6, staff_ids: [22] },
  { id: 505, customer_id: 31, category_id: 3, schedule_later: true, status: 11 },
]
const specified: Replies = {
  getDispatchMap: ok({}),
  listJobs: ok({ jobs, pagination: { current_page: 1, per_page: 10, total_count: jobs.length, total_pages: 1 } }),
  listTeamMembers: ok({
    team_members: [
      { id: 21, name: 'Sam Stone' },
      { id: 22, name: 'Ira Ash' },
    ],
  }),
  listOwnCategories: ok({ categories: [{ id: 3, name: 'Heating' }] }),
  getCustomer: ok({ id: 31, first_name: 'Maria', last_name: 'Lopez' }),
  getSettings: ok({ customer: { timezone: 'America/Chicago' } }),
  getProfile: ok({ user: { id: 1, user_type: 'company' } }),
}
/** Nine in Chicago, six hours behind UTC. */
const [nine, eleven] = [Date.UTC(2026, 10, 20, 15) / 1000, Date.UTC(2026, 10, 20, 17) / 1000]
const dayOf = async (replies: Replies, input: object = { date: DAY }, fromJobs = true) => {
  const { data, ...others } = await ask(replies, query, { input, fromJobs })
  return { day: (data as { dispatchMap: Record<string, unknown> } | null)?.dispatchMap, ...others }
}

test('puts a day together from the job list if the backend returns none', async () => {
  const { day } = await dayOf(specified)
  const job = { customer: { name: 'Maria Lopez' }, category: { name: 'Heating' }, isJob: true }
  const visit = { date: DAY, startAt: nine, endAt: eleven, allowedActions: null }
  expect(day).toEqual({
    isFromJobs: true,
    staff: [
      { id: '21', name: 'Sam Stone', hours: null },
      { id: '22', name: 'Ira Ash', hours: null },
    ],
    visits: [
      { ...job, id: '501', jobId: '501', visit: { ...visit, status: 'ASSIGNED', staff: [{ name: 'Sam Stone' }] } },
      // One of several days: the status is the job's, and no action can name the day.
      { ...job, id: `504/${DAY}`, jobId: '504', visit: { ...visit, status: null, allowedActions: [], staff: [{ name: 'Ira Ash' }] } },
    ],
    unassigned: [{ ...job, id: '502', jobId: '502', visit: { ...visit, status: 'UNASSIGNED', staff: [] } }],
  })
})

test('reads a list without pagination to its end', async () => {
  const { day } = await dayOf({ ...specified, listJobs: ok([jobs[0]]) })
  expect(day).toMatchObject({ visits: [{ id: '501' }], unassigned: [] })
})

test('limits a day from the job list to technicians', async () => {
  const { day } = await dayOf(specified, { date: DAY, staffIds: ['22'] })
  expect(day).toMatchObject({ staff: [{ id: '22' }], visits: [{ jobId: '504' }], unassigned: [] })
})

test('reads no jobs if the backend returns the day, or without fromJobs', async () => {
  const empty = await dayOf({ ...specified, getDispatchMap: ok({ visits: [] }) })
  expect(empty).toMatchObject({ day: { isFromJobs: null, visits: [] }, calls: { getDispatchMap: 1 } })
  expect(empty.calls).not.toHaveProperty('listJobs')
  const item = await dayOf(specified, { date: DAY }, false)
  expect(item.day).toMatchObject({ isFromJobs: null, visits: null })
})

test('shows no part of a day if the job list can’t be read whole', async () => {
  const long = ok({ jobs, pagination: { current_page: 1, per_page: 10, total_count: 5000, total_pages: 500 } })
  expect((await dayOf({ ...specified, listJobs: long })).day).toMatchObject({ isFromJobs: null, visits: null })
})

test('reports an error of the job list', async () => {
  const { errors } = await dayOf({ ...specified, listJobs: refused(500, 'Jobs are down') })
  expect(errors[0]).toMatchObject({ message: 'Jobs are down', extensions: { code: 'UPSTREAM_FAILED' } })
})
