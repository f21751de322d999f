import type { Domain } from '@callout/contracts/endpoints'

/** Rules that we decided because the product specification leaves them open. Pacts, reports and `docs/backend.md` name them by number. */
export const decisions = {
  D1: 'Tax basis and discount basis are two fields; 1 and 1 together are refused with 422. The default is D13 for the tax, 0 for the discount.',
  D2: 'The SKU of the free trial is `free_trial`.',
  D3: 'Payment methods: 0 cash, 1 cheque, 2 card, 3 bank transfer, 4 online.',
  D4: '`/company_templates` holds message templates. Samples of job forms are in `/forms`, with status 11.',
  D5: '`general_data`, `update_fc_setup`, `select_status` and `branch_operations` have the bodies and replies that their names suggest.',
  D6: 'There are 18 authorities, from `manage_jobs` to `export_data`. If none of a user’s authorities is known, nothing is hidden and a 403 decides.',
  D7: '`job_history_update` reads with GET and adds an entry with POST.',
  D8: 'Forms, invoices and receipts are sent with `send_attachment` and an `attachment_type`.',
  D9: 'Profiles and branches have a `zipcode`, properties a `postal_code`.',
  D10: 'Job filters are a partition: pending 0, 1, 8, 11; active 2 to 5; completed 6 and 7.',
  D11: 'A job with an invoice can’t be cancelled until the invoice is void. The action is `void_invoice`.',
  D12: 'A series with `billing` 1 has one invoice for each visit. `series_total`, `invoices` and `unbilled_visits` sum them up.',
  D13: 'New accounts tax after the discount (`tax_basis` 1).',
  D14: 'Other notations are read: digits as text, 0 and 1 as booleans, ISO dates and times, `10:00 AM`, bare lists, records under their name.',
  D15: 'Only reads are retried after a timeout or a broken connection.',
  D16: '`dispatch_map` with `since` returns the visits changed after it, and `gone` with the ids of visits that left the day.',
  D17: 'Staff have `time_off`, written with `update_staff`. Ranking, board and slots respect it.',
  D18: 'A write with the same `Idempotency-Key` runs once and returns the first reply. `occurred_at` is the time of an offline step.',
  D19: 'Files of a visit are sent with `job_history_update` and event `note`, and listed in the job’s `attachments`.',
  D20: 'Merging customers, undoing deletes and voiding invoices use the calls of the specification only.',
  D21: '402 stops writes of an expired account; reads go on.',
  D22: 'A change of a series has a `scope`. `allowed_scopes` lists the ones that the backend can apply.',
  D23: 'Live changes are shared by users with the same `company_id`.',
  D24: 'Status of a sent message: 0 queued, 1 sent, 2 delivered, 3 opened, 4 failed, 5 cancelled.',
  D25: '`job_listing` filters by `invoice_status` and `attention`, and returns `counts`. With days, one visit on them has the status, technician and lateness of the query and decides the tab; it is the `attention_visit`.',
  D26: '`late_after_minutes` and `slot_minutes` are 4 to 100; `invoice_due_days` and `default_duration_minutes` are positive.',
  D27: 'Fields that the specification does not name are optional in every request.',
  D28: '`paid_at` is between the issue date of the invoice and one day from now.',
  D29: 'A manual allocation may only name invoices of `invoice_ids`; anything else is 422 and records nothing.',
  D30: 'The arrival window is `arrival_window_minutes` before and after the start.',
  D31: 'The default dial code is that of the address’s country.',
  D32: 'A visit lasts as long as its services, or else `default_duration_minutes`.',
  D33: 'Refusals use 403 (not allowed), 404 (no such record), 409 (stale or clash), 422 (invalid, with `errors` by field) and 429 (too often).',
  D34: 'Lists take `page`, `per_page`, `search`, `sort_by` and `sort_dir`, and return `pagination` beside the rows.',
  D35: 'Records have an integer `id`, unique among their kind. A row without an id is skipped.',
  D36: '`lock_version` starts at 1 and grows with each change. A write with an older one is refused with 409, one without it is accepted.',
  D37: 'A list is under the plural name of its records, a record is `responseData` itself, and lookups are a bare list.',
  D38: 'A delete returns `id` and `deleted_at`. The record is no longer shown.',
  D39: '`manage_job` takes one of 15 actions, each allowed from certain statuses. `allowed_actions` lists those of a job. `is_exception` of a reschedule says whether the visit counts as moved by hand; by default it does if its start changes.',
  D40: 'auth: the fields of sign-in, registration and password replies.',
  D41: 'profile: the fields of profiles, general data, setup steps and team members.',
  D42: 'lookups: the fields of countries, areas, places, authorities, languages, currencies and reasons.',
  D43: 'catalogue: the fields of categories and services.',
  D44: 'dashboard: the numbers of Today. Days count visits by their own status, as `dispatch_map` shows them.',
  D45: 'invoices: the fields of invoices, payments and their totals.',
  D46: 'earnings: the sums, graph points and rows of earnings.',
  D47: 'branches: the fields of branches and branch heads.',
  D48: 'jobs: the fields of jobs, visits, timeline entries, ranked staff and the dispatch map.',
  D49: 'forms: the fields of forms and submitted forms.',
  D50: 'taxes: the fields of taxes.',
  D51: 'customers: the fields of customers and properties.',
  D52: 'staff: the fields of staff and seats.',
  D53: 'staticContent: the fields of texts.',
  D54: 'notifications: the fields of notifications, settings, templates and sent messages.',
  D55: 'settings: the fields of the company, team and job settings.',
  D56: 'support: the ticket of a message to support.',
  D57: 'plans: the fields of plans, subscriptions, transactions and the payment configuration.',
  D58: 'agreements: the reply to a sent document.',
  D59: 'Paths that the specification does not show: `/ip_location`, `/staffs/active_inactive` and `/notifications/mark_all_as_read`.',
  D60: 'A job with `quote` is a quote: unscheduled until the customer approves it. `line_items` are one of its alternatives without the optional lines that were not chosen. `PUT` replaces the whole `quote`. Another offer after sending or approval raises `version` and removes `sent_at` and `approval`. Submitting the form `approval_form_id` of the settings, by default ‘Sample Authority to Proceed’, sets `approval`.',
  D61: 'Quotes without date and approval are in no list, count or number of jobs, unless `job_listing` or `get_staff_jobs` has `quote`, `search`, `customer_id` or `property_id`.',
  D62: 'Staff add line items (`staff_can_add_items`), create invoices and collect payments (`staff_can_collect`) on visits of theirs where the company’s switches are on. Their `PUT /jobs/{id}` only adds price list items and forms; forms need no switch. With `staff_can_quote` they create, change and send quotes, and see their own. A line without `amount` keeps its price or has the price list’s.',
  D63: 'A change of the account’s time zone keeps every `start_at`. `date`, `dates`, `start_time`, `end_time`, and the weekdays and `end_date` of rules are computed from it.',
  D64: 'Phones are digits: at least 4, and at most 15 with the country code. The client reads what people type, paste or import.',
  D65: 'Texts have upper bounds: names, companies and cities 100 characters, streets 200, emails 254, websites 2,048, tags 40, with 20 tags at most. Longer stored values are returned.',
  D66: 'The mark of a photo is at the beginning of its file name: `before-` or `after-`.',
} as const

export type DecisionNumber = keyof typeof decisions

/** The decision about the fields of a domain's replies. */
const fieldsOf: Readonly<Record<Domain, DecisionNumber>> = {
  auth: 'D40',
  profile: 'D41',
  lookups: 'D42',
  catalogue: 'D43',
  dashboard: 'D44',
  invoices: 'D45',
  earnings: 'D46',
  branches: 'D47',
  jobs: 'D48',
  forms: 'D49',
  taxes: 'D50',
  customers: 'D51',
  staff: 'D52',
  staticContent: 'D53',
  notifications: 'D54',
  settings: 'D55',
  support: 'D56',
  plans: 'D57',
  agreements: 'D58',
}

/** Fields with a decision of their own, by wire name. */
const byName: Readonly<Record<string, DecisionNumber>> = {
  id: 'D35',
  lock_version: 'D36',
  pagination: 'D34',
  current_page: 'D34',
  per_page: 'D34',
  total_count: 'D34',
  total_pages: 'D34',
  deleted_at: 'D38',
  allowed_actions: 'D39',
  allowed_scopes: 'D22',
  company_id: 'D23',
  counts: 'D25',
  attention: 'D25',
  invoice_status: 'D25',
  gone: 'D16',
  time_off: 'D17',
  attachments: 'D19',
  attachment_ids: 'D19',
  series_total: 'D12',
  unbilled_visits: 'D12',
  billing: 'D12',
  tax_basis: 'D1',
  discount_basis: 'D1',
  payment_method: 'D3',
  authorities: 'D6',
  arrival_window_minutes: 'D30',
  quote: 'D60',
  staff_can_add_items: 'D62',
  staff_can_collect: 'D62',
  staff_can_quote: 'D62',
  approval_form_id: 'D60',
}

/** Wire name of a field out of its path: `responseData.jobs[0].id` is `id`. */
const getName = (path: string): string => /(\w+)(?:\[[^\]]*\])*$/.exec(path)?.[1] ?? ''

export interface Replied {
  readonly domain: Domain
  readonly code: number
  /** Path of the field in the reply, or '' for the reply as a whole. */
  readonly field?: string
}

export function decisionOf({ domain, code, field = '' }: Replied): DecisionNumber {
  if (code !== 200) return code === 402 ? 'D21' : 'D33'
  const name = getName(field)
  if (field.replace(/^\$\.?/, '') === 'responseData') return 'D37'
  return byName[name] ?? fieldsOf[domain]
}
