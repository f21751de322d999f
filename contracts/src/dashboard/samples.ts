import type { z } from '../wire/zod.ts'
import type { ActiveStaffPage, Dashboard, DayCount } from './schemas.ts'

export const dashboard = {
  date: '2031-03-07',
  visits_today: { total: 3, unassigned: 0, declined: 0, in_progress: 1, late: 0, completed: 0, cancelled: 1 },
  jobs: { active: 4, pending: 14, completed: 13, unscheduled: 2 },
  invoices: { unpaid_count: 2, unpaid_total: 258.22, overdue_count: 1, overdue_total: 129.11 },
  earnings: { today: 129.11, period_total: 4200.5, previous_total: 0.25, change_percent: null },
  attention: [
    {
      kind: 'finished_not_invoiced',
      record_type: 'job',
      record_id: 502,
      title: 'Replace valve',
      due_at: 1795183200,
      action: 'create_invoice',
    },
  ],
  subscription_details: {
    subscription_id: 1,
    purchase_sku_name: 'Team',
    user_purchase_sku: 'team_month',
    free_trail_days: 0,
    remaining_days: 20,
    next_billing_timestamp: 1796911200,
    app_free_trial_days: 7,
  },
  currency_code: 'USD',
} satisfies z.input<typeof Dashboard>

export const dayCounts = [
  { date: '2031-03-07', total: 2, unassigned: 0, declined: 0, assigned: 1, in_progress: 1, completed: 0, cancelled: 0 },
] satisfies z.input<typeof DayCount>[]

export const activeStaffPage = {
  staffs: [
    {
      id: 21,
      name: 'Sam Fields',
      color: '#2f9e44',
      avatar_url: null,
      availability_status: 1,
      current_visit: {
        id: 702,
        job_id: 502,
        job_number: 'J-0502',
        status: 4,
        customer_name: 'Carla Reyes',
        start_at: 1795183200,
        end_at: 1795190400,
        is_late: false,
      },
      next_visit: {
        id: 701,
        job_id: 501,
        job_number: 'J-0501',
        status: 1,
        customer_name: 'Carla Reyes',
        start_at: 1795183200,
        end_at: 1795190400,
        is_late: false,
      },
      visits_done: 1,
      visits_total: 3,
      clash_count: 2,
      late_count: 0,
      latitude: 41.88,
      longitude: -87.63,
      location_at: null,
    },
  ],
  pagination: { current_page: 1, per_page: 10, total_count: 1, total_pages: 1 },
} satisfies z.input<typeof ActiveStaffPage>
