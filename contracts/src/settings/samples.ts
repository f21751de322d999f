import type { z } from '../wire/zod.ts'
import type { Company, CompanySettings } from './schemas.ts'

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
    invoice_prefix: 'INV-',
    next_invoice_number: 1042,
    payment_terms: 'Payable within 7 days.',
    invoice_footer: 'Thank you for your business.',
    accounting_codes: [{ layout: 'xero', kind: 'account', name: 'sales', code: '400' }],
  },
  team: {
    business_hours: [
      { day: 0, is_on: false, open: null, close: null },
      { day: 1, is_on: true, open: '08:00', close: '17:00' },
    ],
    holidays: [{ date: '2026-12-25', name: 'Christmas Day' }],
    slot_minutes: 30,
    calendar: { first_day: 1, default_view: 'week', show_weekends: true, colour_by: 'staff' },
    warn_on_clash: true,
    staff_can_see_prices: false,
    staff_can_add_items: true,
    staff_can_collect: false,
    staff_can_quote: false,
    share_location: true,
  },
  job: {
    job_prefix: 'J-',
    next_job_number: 5001,
    default_duration_minutes: 120,
    default_priority: 1,
    late_after_minutes: 15,
    arrival_window_minutes: 30,
    require_forms_before_finish: true,
    require_signature: false,
    create_invoice_on_finish: false,
    ask_before_messaging: true,
    approval_form_id: 61,
    step_back_minutes: 10,
  },
} satisfies z.input<typeof CompanySettings>

export const { customer: customerSetting, team: teamSetting, job: jobSetting } = companySettings

export const company = {
  id: 1,
  organization_name: 'North Heating',
  organization_email: 'office@north-heating.test',
  phone_country_code: '1',
  phone: '5550100',
  address: '12 Lake Street, Chicago, IL 60601',
  street1: '12 Lake Street',
  city: 'Chicago',
  province: 'Illinois',
  country: 'United States',
  zipcode: '60601',
  website: 'https://north-heating.test',
  company_size: '11-20',
  category_ids: [3],
  logo_url: 'https://north-heating.test/logo.png',
  branches_count: 2,
  staff_count: 9,
} satisfies z.input<typeof Company>
