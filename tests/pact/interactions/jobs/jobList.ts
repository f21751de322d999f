import { jobEndpoints } from '@callout/contracts/jobs/endpoints'
import { emptyJobPage, jobRow } from '@callout/contracts/jobs/samples/list'
import { type Interaction, ok, refused, refusedWith, shows } from '../../interaction.ts'
import { ENDED_TOKEN, finishedJob, noJobMatches, sessionEnded, signedIn, TOKEN } from '../../states.ts'

const query = `query Jobs($input: JobsInput) {
  jobs(input: $input) {
    items {
      id jobNumber title status priority branchId date startAt endAt timezone
      customer { id name phoneCountryCode phone } property { id address latitude longitude } category { id name } staff { id name color }
      total currencyCode invoiceStatus visitsDone visitsTotal isLate isRecurring allowedActions lockVersion
    }
    totalCount page perPage
    counts { all active pending completed }
  }
}`
const listing = (
  variables: object,
  sent: Record<string, string | string[]>,
  token = TOKEN,
): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: jobEndpoints.listJobs,
  operation: { query, variables: { input: variables }, token },
  sends: { path: '/jobs/job_listing', query: sent },
})

const pagination = { current_page: 1, per_page: 10, total_count: 1, total_pages: 1 }

export const jobListInteractions: readonly Interaction[] = [
  {
    name: 'listing jobs',
    given: [signedIn, finishedJob],
    ...listing(
      { filter: 'COMPLETED', search: 'J-0501', sortBy: 'START_AT', sortDirection: 'DESCENDING', page: 1, perPage: 10 },
      { filter: '6', search: 'J-0501', sort_by: 'start_at', sort_dir: 'desc', page: '1', per_page: '10' },
    ),
    reply: ok({
      jobs: [
        {
          ...jobRow,
          status: 6,
          invoice_status: 9,
          visits_done: 1,
          allowed_actions: ['reopen'],
        },
      ],
      counts: { all: 1, active: 0, pending: 0, completed: 1 },
      pagination,
    }),
    answer: shows({
      jobs: {
        items: [
          {
            id: '501',
            jobNumber: 'J-0501',
            title: 'Annual boiler service',
            status: 'COMPLETED',
            priority: 'MEDIUM',
            branchId: '1',
            date: '2026-11-20',
            startAt: 1795183200,
            endAt: 1795190400,
            timezone: 'America/Chicago',
            customer: { id: '31', name: 'Carla Reyes', phoneCountryCode: '1', phone: '5550131' },
            property: { id: '41', address: '4B, 80 Elm Street, Chicago, IL, 60610, United States', latitude: 41.9, longitude: -87.64 },
            category: { id: '3', name: 'Heating' },
            staff: [{ id: '21', name: 'Sam Fields', color: '#2f9e44' }],
            total: 129.11,
            currencyCode: 'USD',
            invoiceStatus: 'UNPAID',
            visitsDone: 1,
            visitsTotal: 1,
            isLate: false,
            isRecurring: false,
            allowedActions: ['REOPEN'],
            lockVersion: 2,
          },
        ],
        totalCount: 1,
        page: 1,
        perPage: 10,
        counts: { all: 1, active: 0, pending: 0, completed: 1 },
      },
    }),
  },
  {
    name: 'listing jobs where none matches',
    given: [signedIn, noJobMatches('no such job anywhere')],
    ...listing(
      {
        statuses: ['ASSIGNED', 'UNSCHEDULED'],
        search: 'no such job anywhere',
        priority: 'HIGH',
        staffId: '21',
        customerId: '31',
        propertyId: '41',
        categoryId: '3',
        branchId: '1',
        isRecurring: true,
        isLate: false,
        dateFrom: '2026-11-01',
        dateTo: '2026-11-30',
        page: 1,
        perPage: 25,
      },
      {
        'status[]': ['1', '11'],
        search: 'no such job anywhere',
        priority: '3',
        staff_id: '21',
        customer_id: '31',
        property_id: '41',
        category_id: '3',
        branch_id: '1',
        is_recurring: 'true',
        is_late: 'false',
        date_from: '2026-11-01',
        date_to: '2026-11-30',
        page: '1',
        per_page: '25',
      },
    ),
    reply: ok({ ...emptyJobPage, pagination: { current_page: 1, per_page: 25, total_count: 0, total_pages: 0 } }),
    answer: shows({ jobs: { items: [], totalCount: 0, page: 1, perPage: 25, counts: { all: 0, active: 0, pending: 0, completed: 0 } } }),
  },
  {
    name: 'listing jobs after the session has ended',
    given: [sessionEnded],
    ...listing({ page: 1 }, { page: '1' }, ENDED_TOKEN),
    reply: refused(401, 'Your session has ended.'),
    answer: refusedWith('UNAUTHENTICATED', 401, 'Your session has ended.'),
  },
]
