import { jobEndpoints } from '@callout/contracts/jobs/endpoints'
import { type Interaction, ok, refused, refusedWith, shows } from '../../interaction.ts'
import { these, WORD } from '../../recordStates.ts'
import { emptyTimeline, signedIn, TOKEN } from '../../states.ts'
import { bookable } from '../../workStates.ts'
import { pagesOf } from '../pages.ts'
import { readingJob } from './job.ts'

/** What all of them have; each differs from it in one thing. */
const common = {
  id: 501,
  visit_id: 701,
  title: WORD,
  status: 1,
  priority: 3,
  customer_id: 31,
  property_id: 41,
  category_id: 3,
  branch_id: 1,
  staff_ids: [21],
  is_recurring: true,
  date: '2026-11-20',
  start_time: '09:00',
  end_time: '11:00',
  total: 50,
}
const other = (id: number, fields: object) => ({ ...common, id, visit_id: id + 200, ...fields })
const foreignJob = other(599, { of_another_company: true })

const listing = (input: object, query: Record<string, string | string[]>): Pick<Interaction, 'row' | 'operation' | 'sends' | 'pinned'> => ({
  row: jobEndpoints.listJobs,
  operation: {
    query:
      'query Jobs($input: JobsInput) { jobs(input: $input) { totalCount items { id status } counts { all active pending completed } } }',
    variables: { input },
    token: TOKEN,
  },
  sends: { path: '/jobs/job_listing', query },
  pinned: ['responseData.jobs', 'jobs.id', 'pagination.total_count', 'counts.all', 'counts.active', 'counts.pending', 'counts.completed'],
})

const statusNames = { 1: 'ASSIGNED', 3: 'REACHED', 4: 'STARTED', 7: 'CANCELLED' } as const
type Counts = Readonly<Record<'all' | 'active' | 'pending' | 'completed', number>>
/** Jobs of these ids on the one page that there is, and how many each tab has. */
const found = (
  counts: Counts,
  ...jobs: readonly (readonly [id: number, status: keyof typeof statusNames])[]
): Pick<Interaction, 'reply' | 'answer'> => ({
  reply: ok({
    jobs: jobs.map(([id, status]) => ({ id, status })),
    counts,
    pagination: { total_count: jobs.length },
  }),
  answer: shows({
    jobs: { totalCount: jobs.length, items: jobs.map(([id, status]) => ({ id: String(id), status: statusNames[status] })), counts },
  }),
})

const byTotal = (direction: 'asc' | 'desc', ids: readonly [number, number]): Interaction[] =>
  pagesOf({
    of: `jobs, the ${direction === 'asc' ? 'cheapest' : 'dearest'} first`,
    row: jobEndpoints.listJobs,
    given: [signedIn, these('jobs', common, other(502, { total: 40, date: '2026-11-23' }), foreignJob)],
    root: 'jobs',
    wire: 'jobs',
    token: TOKEN,
    inputType: 'JobsInput',
    input: { search: WORD, sortBy: 'TOTAL', sortDirection: direction === 'asc' ? 'ASCENDING' : 'DESCENDING' },
    path: '/jobs/job_listing',
    sent: { search: WORD, sort_by: 'total', sort_dir: direction },
    both: ids.map((id) => [
      { id, status: 1 },
      { id: String(id), status: 'ASSIGNED' },
    ]),
  })

export const jobPageInteractions: readonly Interaction[] = [
  ...byTotal('desc', [501, 502]),
  ...byTotal('asc', [502, 501]),
  {
    name: 'listing the one pending job that fits, among others that differ in one thing each',
    given: [
      signedIn,
      ...bookable,
      these(
        'jobs',
        common,
        foreignJob,
        other(502, { title: 'Airship' }),
        other(503, { priority: 1 }),
        other(504, { customer_id: 32 }),
        other(505, { property_id: 42 }),
        other(506, { category_id: 4 }),
        other(507, { branch_id: 2 }),
        other(508, { staff_ids: [22] }),
        other(509, { is_recurring: false }),
        other(510, { date: '2026-11-18' }),
        other(511, { date: '2026-11-24' }),
        other(512, { status: 6 }),
      ),
    ],
    ...listing(
      {
        filter: 'PENDING',
        search: WORD,
        priority: 'HIGH',
        customerId: '31',
        propertyId: '41',
        categoryId: '3',
        branchId: '1',
        staffId: '21',
        isRecurring: true,
        dateFrom: '2026-11-19',
        dateTo: '2026-11-23',
      },
      {
        filter: '1',
        search: WORD,
        priority: '3',
        customer_id: '31',
        property_id: '41',
        category_id: '3',
        branch_id: '1',
        staff_id: '21',
        is_recurring: 'true',
        date_from: '2026-11-19',
        date_to: '2026-11-23',
      },
    ),
    ...found({ all: 2, active: 0, pending: 1, completed: 1 }, [501, 1]),
  },
  {
    name: 'listing jobs of two statuses, where another has a third',
    given: [
      signedIn,
      these('jobs', other(501, { status: 4 }), other(502, { status: 7, date: '2026-11-19' }), other(503, { status: 2 }), foreignJob),
    ],
    ...listing(
      { search: WORD, statuses: ['STARTED', 'CANCELLED'], sortBy: 'START_AT', sortDirection: 'ASCENDING' },
      { search: WORD, 'status[]': ['4', '7'], sort_by: 'start_at', sort_dir: 'asc' },
    ),
    ...found({ all: 2, active: 1, pending: 0, completed: 1 }, [502, 7], [501, 4]),
  },
  {
    name: 'listing jobs of a status that none has',
    given: [signedIn, these('jobs', common)],
    ...listing({ search: WORD, statuses: ['DECLINED'] }, { search: WORD, 'status[]': '8' }),
    ...found({ all: 0, active: 0, pending: 0, completed: 0 }),
  },
  ...(['ACTIVE', 'COMPLETED'] as const).map((tab): Interaction => ({
    name: `listing the ${tab.toLowerCase()} jobs, of which there is one`,
    given: [
      signedIn,
      these(
        'jobs',
        other(501, { status: 3 }),
        other(502, { status: 7 }),
        other(503, { status: 11 }),
        other(504, { status: 0 }),
        foreignJob,
      ),
    ],
    ...listing({ search: WORD, filter: tab }, { search: WORD, filter: tab === 'ACTIVE' ? '11' : '6' }),
    ...found({ all: 4, active: 1, pending: 2, completed: 1 }, tab === 'ACTIVE' ? [501, 3] : [502, 7]),
  })),
  {
    name: 'listing the jobs that are late, of which there is one',
    given: [signedIn, these('jobs', common, other(502, { date: '2026-06-10' }), foreignJob)],
    ...listing({ search: WORD, isLate: true }, { search: WORD, is_late: 'true' }),
    ...found({ all: 1, active: 0, pending: 1, completed: 0 }, [502, 1]),
  },
  {
    name: 'reading a job of another company',
    given: [signedIn, these('jobs', foreignJob)],
    ...readingJob(599, 'id'),
    reply: refused(404, 'This job doesn’t exist.'),
    answer: refusedWith('NOT_FOUND', 404, 'This job doesn’t exist.'),
  },
  ...pagesOf({
    of: 'entries of a timeline',
    row: jobEndpoints.listJobHistory,
    given: [
      signedIn,
      emptyTimeline,
      these(
        'notes',
        { id: 1001, job_id: 504, note: 'First', created_at: 1781697600 },
        { id: 1002, job_id: 504, note: 'Then', created_at: 1781697660 },
      ),
    ],
    root: 'jobHistory',
    wire: 'history',
    token: TOKEN,
    input: { jobId: '504' },
    types: { jobId: 'ID!' },
    path: '/jobs/job_history_update',
    sent: { job_id: '504' },
    both: [1002, 1001].map((id) => [
      { id, event: 'note' },
      { id: String(id), event: 'NOTE' },
    ]),
  }),
]
