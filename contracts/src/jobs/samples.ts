/** Replies as a backend sends them, written by hand. */
import { customer } from '../customers/samples.ts'
import type { Deleted, z } from '../zod.ts'
import type { ManagedJob } from './manageJob.ts'
import type { CategoryStaff, History, HistoryPage, Job, JobPage, JobSummary, Visit } from './schemas.ts'

const staff = [{ id: 21, name: 'Sam Fields', color: '#2f9e44' }]

/** A row of `GET /jobs/job_listing`. */
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

/** Three rows, of which two are for the same customer. */
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

export const visit = {
  id: 701,
  job_id: 501,
  visit_number: 1,
  date: '2026-11-20',
  start_at: 1795183200,
  end_at: 1795190400,
  status: 1,
  staff_ids: [21],
  staffs: staff,
  arrival_window_minutes: 30,
  on_the_way_at: null,
  reached_at: null,
  started_at: null,
  finished_at: null,
  is_exception: false,
  is_late: false,
  notes: 'Bring the long ladder.',
  allowed_actions: ['unschedule', 'unassign', 'reschedule', 'on_the_way', 'reached', 'start', 'cancel', 'decline'],
  lock_version: 1,
} satisfies z.input<typeof Visit>

/** `GET /jobs/{id}`. */
export const job = {
  ...jobRow,
  description: 'Check pressure and clean the burner.',
  notes: 'Gate code 4711',
  schedule_later: false,
  dates: ['2026-11-20'],
  start_time: '09:00',
  end_time: '11:00',
  recurrence: {
    frequency: 2,
    interval: 2,
    weekdays: [5],
    month_day: null,
    end_date: '2026-12-31',
    skip_closed_days: true,
    sentence: 'Every 2 weeks on Friday until Dec 31, 2026',
  },
  tax_ids: [5],
  attachments: [{ id: 91, file_name: 'boiler.jpg', file_url: 'https://files.test/91/boiler.jpg', content_type: 'image/jpeg', size: 48120 }],
  line_items: [
    {
      id: 801,
      service_id: 11,
      name: 'Boiler service',
      description: null,
      product_type: 0,
      quantity: 2,
      unit: 'hour',
      amount: 45,
      is_tax_exempt: false,
      total: 90,
    },
    {
      id: 802,
      service_id: 12,
      name: 'Filter',
      description: 'Size M',
      product_type: 1,
      quantity: 1,
      unit: 'piece',
      amount: 19.99,
      is_tax_exempt: false,
      total: 19.99,
    },
    {
      id: 803,
      service_id: 13,
      name: 'Seal',
      description: null,
      product_type: 1,
      quantity: 3,
      unit: 'piece',
      amount: 3.35,
      is_tax_exempt: true,
      total: 10.05,
    },
  ],
  discount_type: 0,
  discount_value: 0,
  discount_basis: 0,
  tax_basis: 0,
  subtotal: 120.04,
  discount_total: 0,
  tax_total: 9.07,
  taxes: [{ tax_id: 5, name: 'Sales tax', rate: 8.25, amount: 9.07 }],
  jobfinished_notes: null,
  cancel_reason: null,
  forms: [{ form_id: 9, job_form_id: null, form_name: 'Sample Authority to Proceed', is_required: true, is_submitted: false }],
  visits: [visit],
  property: { ...customer.properties[0], address: '4B, 80 Elm Street, Chicago, IL, 60610, United States' },
  invoice: {
    id: 901,
    invoice_number: 'INV-0901',
    status: 9,
    total: 129.11,
    balance_due: 129.11,
    currency_code: 'USD',
    due_date: '2026-12-04',
  },
  created_by: { id: 1, name: 'Olivia Owens' },
  created_at: 1794880800,
  updated_at: 1795010400,
} satisfies z.input<typeof Job>

/** An entry of a timeline. */
export const historyEntry = {
  id: 1001,
  job_id: 501,
  visit_id: 701,
  event: 'status_changed',
  status: 4,
  label: 'Service Started',
  changes: [{ field: 'status', from: 'Assigned', to: 'Service Started' }],
  note: null,
  actor: { id: 21, name: 'Sam Fields', user_type: 'staff' },
  created_at: 1795183500,
} satisfies z.input<typeof History>

/** `GET /jobs/job_history_update`, newest first. */
export const historyPage = {
  history: [
    historyEntry,
    { ...historyEntry, id: 1000, visit_id: null, event: 'created', status: 11, label: 'Job created', changes: [], created_at: 1794880800 },
  ],
  pagination: { current_page: 1, per_page: 10, total_count: 2, total_pages: 1 },
} satisfies z.input<typeof HistoryPage>

/** `POST /jobs/job_history_update`. */
export const noteEntry = {
  ...historyEntry,
  id: 1002,
  event: 'note',
  status: null,
  label: null,
  changes: null,
  note: 'Gate code 4711',
} satisfies z.input<typeof History>

/** `POST /jobs/manage_job` with `start`. */
export const managedJob = {
  job: {
    ...job,
    status: 4,
    visits: [{ ...visit, status: 4, started_at: 1795183500, lock_version: 2 }],
    allowed_actions: ['create_invoice', 'finish', 'cancel'],
    lock_version: 3,
  },
  visit: { ...visit, status: 4, started_at: 1795183500, allowed_actions: ['create_invoice', 'finish', 'cancel'], lock_version: 2 },
  history: historyEntry,
  invoice: null,
} satisfies z.input<typeof ManagedJob>

/** `GET /jobs/category_staffs`, the best first. */
export const categoryStaff = {
  staffs: [
    {
      id: 21,
      name: 'Sam Fields',
      color: '#2f9e44',
      role: 'staff',
      category_match: true,
      is_available: true,
      unavailable_reason: null,
      clashes: [],
      visits_that_day: 2,
      distance_km: 3.4,
      score: 92,
    },
    {
      id: 22,
      name: 'Tess Moore',
      color: '#1971c2',
      role: 'staff',
      category_match: false,
      is_available: false,
      unavailable_reason: 'Busy at that time',
      clashes: [{ visit_id: 702, job_number: 'J-0502', start_at: 1795183200, end_at: 1795190400 }],
      visits_that_day: 4,
      distance_km: 11.2,
      score: 20,
    },
  ],
} satisfies z.input<typeof CategoryStaff>

/** A job that is gone. */
export const deletedJob = { id: 501, deleted_at: 1795190400 } as const satisfies z.input<typeof Deleted>
