import { dashboardEndpoints } from '@callout/contracts/dashboard/endpoints'
import { activeStaffPage, dashboard, dayCounts } from '@callout/contracts/dashboard/samples'
import { type Interaction, ok, refused, refusedWith, shows } from '../interaction.ts'
import { pagesOf } from './pages.ts'
import { these } from '../recordStates.ts'
import { onlyStaff, OWNER_TOKEN, ownerSignedIn } from '../states.ts'

/** A day on which nothing else happens. */
const DAY = '2031-03-07'
const slot = { date: DAY, start_time: '09:00', end_time: '11:00' }
const ofSam = { ...slot, staff_ids: [21] }
const workingDay = these(
  'jobs',
  { id: 501, visit_id: 701, status: 1, branch_id: 1, ...ofSam },
  { id: 502, visit_id: 702, status: 4, branch_id: 1, ...ofSam },
  { id: 503, visit_id: 703, status: 6, branch_id: 2, ...ofSam },
  { id: 504, visit_id: 704, status: 7, branch_id: 1, ...slot, staff_ids: [22] },
  { id: 505, visit_id: 705, status: 1, branch_id: 1, ...ofSam, of_another_company: true },
)

const query = `query Dashboard($branchId: ID, $date: CalendarDate, $period: Period) {
  dashboard(branchId: $branchId, date: $date, period: $period) {
    date
    visitsToday { total unassigned declined inProgress late completed cancelled }
    jobs { active pending completed unscheduled }
    invoices { unpaidCount unpaidTotal overdueCount overdueTotal }
    earnings { today periodTotal previousTotal changePercent }
    attention { kind recordType recordId title dueAt action }
    subscriptionDetails { remainingDays }
    currencyCode
  }
}`
const counting = `query DayCounts($dateFrom: CalendarDate, $dateTo: CalendarDate, $month: String, $branchId: ID, $staffId: ID) {
  dayCounts(dateFrom: $dateFrom, dateTo: $dateTo, month: $month, branchId: $branchId, staffId: $staffId) {
    date total unassigned declined assigned inProgress completed cancelled
  }
}`

const february = Array.from({ length: 28 }, (_, index) => `2031-02-${String(index + 1).padStart(2, '0')}`)
const none = { total: 0, unassigned: 0, declined: 0, assigned: 0, completed: 0, cancelled: 0 }

const visit = (status: string, item: { id: number; job_id: number; job_number: string }) => ({
  id: String(item.id),
  jobId: String(item.job_id),
  jobNumber: item.job_number,
  status,
  customerName: 'Carla Reyes',
  startAt: 1795183200,
  endAt: 1795190400,
  isLate: false,
})

export const dashboardInteractions: readonly Interaction[] = [
  {
    name: 'reading the numbers of a day',
    given: [ownerSignedIn, workingDay],
    row: dashboardEndpoints.getDashboard,
    operation: { query, variables: { branchId: '1', date: DAY, period: 'WEEK' }, token: OWNER_TOKEN },
    sends: { path: '/dashboard', query: { branch_id: '1', date: DAY, period: '1W' } },
    reply: ok(dashboard),
    pinned: ['responseData.date', ...['total', 'in_progress', 'completed', 'cancelled'].map((name) => `visits_today.${name}`)],
    unread: [
      'subscription_details.subscription_id',
      'subscription_details.purchase_sku_name',
      'subscription_details.user_purchase_sku',
      'subscription_details.free_trail_days',
      'subscription_details.next_billing_timestamp',
      'subscription_details.app_free_trial_days',
    ],
    answer: shows({
      dashboard: {
        date: DAY,
        visitsToday: { total: 3, unassigned: 0, declined: 0, inProgress: 1, late: 0, completed: 0, cancelled: 1 },
        jobs: { active: 4, pending: 14, completed: 13, unscheduled: 2 },
        invoices: { unpaidCount: 2, unpaidTotal: 258.22, overdueCount: 1, overdueTotal: 129.11 },
        earnings: { today: 129.11, periodTotal: 4200.5, previousTotal: 0.25, changePercent: null },
        attention: [
          {
            kind: 'FINISHED_NOT_INVOICED',
            recordType: 'job',
            recordId: '502',
            title: 'Replace valve',
            dueAt: 1795183200,
            action: 'create_invoice',
          },
        ],
        subscriptionDetails: { remainingDays: 20 },
        currencyCode: 'USD',
      },
    }),
  },
  {
    name: 'counting the jobs of a person on a day',
    given: [ownerSignedIn, workingDay],
    row: dashboardEndpoints.listDayCounts,
    operation: {
      query: counting,
      variables: { dateFrom: DAY, dateTo: DAY, branchId: '1', staffId: '21' },
      token: OWNER_TOKEN,
    },
    sends: { path: '/dashboard/day_wise_job_count', query: { date_from: DAY, date_to: DAY, branch_id: '1', staff_id: '21' } },
    reply: ok(dayCounts),
    pinned: [
      'responseData',
      ...['date', 'total', 'assigned', 'in_progress', 'completed', 'cancelled'].map((name) => `responseData.${name}`),
    ],
    answer: shows({
      dayCounts: [{ date: DAY, total: 2, unassigned: 0, declined: 0, assigned: 1, inProgress: 1, completed: 0, cancelled: 0 }],
    }),
  },
  {
    name: 'counting the jobs of a month',
    given: [ownerSignedIn],
    row: dashboardEndpoints.listDayCounts,
    operation: { query: counting, variables: { month: '2031-02' }, token: OWNER_TOKEN },
    sends: { path: '/dashboard/day_wise_job_count', query: { month: '2031-02' } },
    reply: ok(february.map((date) => ({ date, ...none, in_progress: 0 }))),
    pinned: ['responseData', 'responseData.date'],
    answer: shows({ dayCounts: february.map((date) => ({ date, ...none, inProgress: 0 })) }),
  },
  {
    name: 'counting the jobs of more days than there may be',
    given: [ownerSignedIn],
    row: dashboardEndpoints.listDayCounts,
    operation: { query: counting, variables: { dateFrom: '2031-01-01', dateTo: '2031-12-31' }, token: OWNER_TOKEN },
    sends: { path: '/dashboard/day_wise_job_count', query: { date_from: '2031-01-01', date_to: '2031-12-31' } },
    reply: refused(422, 'Ask for at most 62 days.', { errors: [{ field: 'date_to', message: 'Ask for at most 62 days.' }] }),
    answer: refusedWith('INVALID', 422, 'Ask for at most 62 days.', {
      fields: [{ field: 'dateTo', message: 'Ask for at most 62 days.' }],
    }),
  },
  {
    name: 'reading who is at work on a day',
    given: [ownerSignedIn, onlyStaff(21), workingDay],
    row: dashboardEndpoints.listActiveStaff,
    operation: {
      query: `query ActiveStaff($date: CalendarDate, $branchId: ID, $page: Int, $perPage: Int) {
        activeStaff(date: $date, branchId: $branchId, page: $page, perPage: $perPage) {
          totalCount page perPage
          items {
            id name color avatarUrl availabilityStatus
            currentVisit { id jobId jobNumber status customerName startAt endAt isLate }
            nextVisit { id jobId jobNumber status customerName startAt endAt isLate }
            visitsDone visitsTotal clashCount lateCount latitude longitude locationAt
          }
        }
      }`,
      variables: { date: DAY, branchId: '2', page: 1, perPage: 10 },
      token: OWNER_TOKEN,
    },
    sends: { path: '/dashboard/active_staffs', query: { date: DAY, branch_id: '2', page: '1', per_page: '10' } },
    reply: ok(activeStaffPage),
    pinned: ['responseData.staffs', 'staffs.id', ...['visits_done', 'visits_total', 'clash_count'].map((name) => `staffs.${name}`)],
    answer: shows({
      activeStaff: {
        totalCount: 1,
        page: 1,
        perPage: 10,
        items: [
          {
            id: '21',
            name: 'Sam Fields',
            color: '#2f9e44',
            avatarUrl: null,
            availabilityStatus: 'AVAILABLE',
            currentVisit: visit('STARTED', { id: 702, job_id: 502, job_number: 'J-0502' }),
            nextVisit: visit('ASSIGNED', { id: 701, job_id: 501, job_number: 'J-0501' }),
            visitsDone: 1,
            visitsTotal: 3,
            clashCount: 2,
            lateCount: 0,
            latitude: 41.88,
            longitude: -87.63,
            locationAt: null,
          },
        ],
      },
    }),
  },
  ...pagesOf({
    of: 'people at work',
    row: dashboardEndpoints.listActiveStaff,
    given: [ownerSignedIn, onlyStaff(21), these('staff', { id: 22, name: 'Zoe Young', branch_id: 2, user_type: 'staff', is_active: true })],
    root: 'activeStaff',
    wire: 'staffs',
    token: OWNER_TOKEN,
    input: { branchId: '2' },
    types: { branchId: 'ID' },
    path: '/dashboard/active_staffs',
    sent: { branch_id: '2' },
    both: [
      [
        { id: 21, name: 'Sam Fields' },
        { id: '21', name: 'Sam Fields' },
      ],
      [
        { id: 22, name: 'Zoe Young' },
        { id: '22', name: 'Zoe Young' },
      ],
    ],
  }),
]
