/** Replies as a backend sends them, written by hand. */
import type { z } from '../zod.ts'
import type { CompanySettings } from './schemas.ts'

/** `GET /settings/get_customer_setting`. */
export const companySettings = {
  customer: {
    company_name: 'North Heating',
    timezone: 'America/Chicago',
    date_format: 'MM/dd/yyyy',
    time_format: 0,
    currency_code: 'USD',
    language_code: 'en',
    is_line_item_required: true,
    tax_basis: 0,
    discount_basis: 0,
    default_tax_id: 5,
    invoice_due_days: 7,
  },
  team: {
    business_hours: [
      { day: 0, is_on: false, open: null, close: null },
      { day: 1, is_on: true, open: '08:00', close: '17:00' },
    ],
    holidays: [{ date: '2026-12-25', name: 'Christmas Day' }],
    slot_minutes: 30,
    calendar: { first_day: 1 },
    warn_on_clash: true,
    staff_can_see_prices: false,
  },
  job: { job_prefix: 'J-', default_duration_minutes: 120, default_priority: 1, late_after_minutes: 15, arrival_window_minutes: 30 },
} satisfies z.input<typeof CompanySettings>
