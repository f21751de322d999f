import type { z } from '../../wire/zod.ts'
import type { JobSummary, JobPage } from '../schemas/list.ts'

export const staff = [{ id: 21, name: 'Sam Fields', color: '#2f9e44' }]

export const jobRow = {
  id: 501,
  job_number: 'J-0501',
  title: 'Annual boiler service',
  status: 1,
  priority: 2,
  branch_id: 1,
  date: '2026-11-20',
  start_at: 1795183200,
  end_at: 1795190400,
  timezone: 'America/Chicago',
  customer: { id: 31, name: 'Carla Reyes', phone_country_code: '1', phone: '5550131' },
  property: { id: 41, address: '4B, 80 Elm Street, Chicago, IL, 60610, United States', latitude: 41.9, longitude: -87.64 },
  category: { id: 3, name: 'Heating' },
  staffs: staff,
  total: 129.11,
  currency_code: 'USD',
  invoice_status: null,
  visits_done: 0,
  visits_total: 1,
  is_late: false,
  is_recurring: false,
  allowed_actions: ['unschedule', 'unassign', 'reschedule', 'on_the_way', 'reached', 'start', 'cancel', 'decline'],
  lock_version: 2,
} satisfies z.input<typeof JobSummary>

export const jobPage = {
  jobs: [
    jobRow,
    {
      ...jobRow,
      id: 502,
      job_number: 'J-0502',
      title: 'Replace valve',
      status: 6,
      invoice_status: 9,
      allowed_actions: ['create_invoice', 'reopen'],
    },
    {
      ...jobRow,
      id: 503,
      job_number: 'J-0503',
      title: 'Leaking tap',
      status: 11,
      date: null,
      start_at: null,
      end_at: null,
      customer: { id: 32, name: 'Dan Ito', phone_country_code: '1', phone: '5550132' },
    },
  ],
  counts: { all: 3, active: 0, pending: 2, completed: 1 },
  pagination: { current_page: 1, per_page: 10, total_count: 3, total_pages: 1 },
} satisfies z.input<typeof JobPage>

export const emptyJobPage = {
  jobs: [],
  counts: { all: 0, active: 0, pending: 0, completed: 0 },
  pagination: { current_page: 1, per_page: 10, total_count: 0, total_pages: 0 },
} satisfies z.input<typeof JobPage>
