import { customer } from '../../customers/samples.ts'
import type { z, Deleted } from '../../wire/zod.ts'
import type { ManagedJob } from '../manageJob.ts'
import type { Job } from '../schemas/record.ts'
import type { Visit } from '../schemas/visit.ts'
import { historyEntry } from './history.ts'
import { staff, jobRow } from './list.ts'

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
  deliveries: [{ notification_medium: 'email', to: '', status: 4, status_desc: 'Not sent: there’s no email address.' }],
} satisfies z.input<typeof ManagedJob>

export const deletedJob = { id: 501, deleted_at: 1795190400 } as const satisfies z.input<typeof Deleted>
