import type { Attachment } from '@callout/contracts/jobs/attachments'
import type { LineItem } from '@callout/contracts/jobs/schemas/lineItem'
import type { InvoiceSummary, Job } from '@callout/contracts/jobs/schemas/record'
import type { JobSummary } from '@callout/contracts/jobs/schemas/list'
import type { StaffSummary, Visit } from '@callout/contracts/jobs/schemas/visit'
import { serviceMinutes } from '@callout/contracts/jobs/schedule/freeTimes'
import { isLate } from '@callout/contracts/jobs/status/status'
import type { Viewer } from '../../../http/viewer.ts'
import { fileUrl } from '../../../http/files.ts'
import type { CompanyRecord, UserRecord } from '../../profile/records.ts'
import type { Store } from '../../../db/store.ts'
import type { CategoryRecord } from '../../catalogue/records.ts'
import type { CustomerRecord, PropertyRecord } from '../../customers/records.ts'
import type { InvoiceRecord } from '../../invoices/records.ts'
import type { AttachmentRecord, JobRecord } from '../records.ts'
import type { VisitRecord } from '../visitRecords.ts'
import type { Complete } from '../../stored.ts'
import { billsOf, billsVisits, moneyOfVisit } from '../actions/visitBills.ts'
import { actionsOfJob, actionsOfVisit } from './jobActions.ts'
import { jobCurrency } from './jobCurrency.ts'
import { formatRecurrence } from './recurrenceText.ts'
import { scheduleOf } from './jobSchedule.ts'
import { isStaffWith, seesPrices } from './visibility.ts'

export const isVisitLate = ({ status, start_at }: VisitRecord, { caller, now }: Viewer): boolean =>
  isLate(status, start_at, now, caller.company.late_after_minutes)

const staffSummary = ({ id, name, color }: UserRecord): StaffSummary => ({ id, name, color })

const staffSummaries = ({ store }: Viewer, ids: readonly number[]): StaffSummary[] =>
  ids.map((id) => {
    const user = store.users.get(id)
    return user ? staffSummary(user) : { id, name: null, color: null }
  })

export const addressLine = ({ suite_no, street1, street2, city, province, postal_code }: PropertyRecord): string =>
  [street1, street2, suite_no, city, `${province} ${postal_code}`.trim()].filter(Boolean).join(', ')

const summaryOfCustomer = ({ id, name, phone_country_code, phone }: CustomerRecord): NonNullable<JobSummary['customer']> => ({
  id,
  name,
  phone_country_code,
  phone,
})

/** The job still has a deleted customer's name. */
const customerSummary = (store: Store, { customer_id, customer_name }: JobRecord): NonNullable<JobSummary['customer']> => {
  const customer = store.customers.get(customer_id)
  return customer ? summaryOfCustomer(customer) : { id: customer_id, name: customer_name, phone_country_code: null, phone: null }
}

const propertySummary = (property: PropertyRecord): NonNullable<JobSummary['property']> => ({
  id: property.id,
  address: addressLine(property),
  latitude: property.latitude,
  longitude: property.longitude,
})

const categorySummary = ({ id, name }: CategoryRecord): NonNullable<JobSummary['category']> => ({ id, name })

function invoiceSummary(invoice: InvoiceRecord | undefined): InvoiceSummary | null {
  if (!invoice) return null
  const { id, visit_id, invoice_number, status, total, balance_due, currency_code, due_date } = invoice
  return { id, visit_id, invoice_number, status, total, balance_due, currency_code, due_date }
}

/** The invoice for those who see it: without amounts for those who are shown none. */
export function invoiceFor({ caller }: Viewer, invoice: InvoiceRecord | undefined): InvoiceSummary | null {
  const summary = invoiceSummary(invoice)
  if (!summary || seesPrices(caller)) return summary
  return isStaffWith(caller, 'staff_can_collect') ? { ...summary, total: null, balance_due: null } : null
}

function seriesView(
  job: JobRecord,
  isShown: boolean,
): Complete<Pick<JobSummary, 'total' | 'billing' | 'series_total' | 'unbilled_visits'>> {
  const { billing, total, series_total, unbilled_visits } = job
  if (!isShown) return { billing, total: null, series_total: null, unbilled_visits: null }
  return { billing, total, series_total, unbilled_visits: billsVisits(job) ? unbilled_visits : null }
}

/** Every field of the contract, but for ids of what is embedded and the visit that only filtered lists have. */
type CompleteJob<T> = Complete<Omit<T, 'customer_id' | 'property_id' | 'category_id' | 'staff_ids' | 'attention_visit'>>

export function jobSummary(
  viewer: Viewer,
  job: JobRecord,
  visits: readonly VisitRecord[] = viewer.store.visits.by('job_id', job.id),
): CompleteJob<Omit<JobSummary, 'dates' | 'start_time' | 'end_time'>> {
  const { store, caller } = viewer
  const property = store.properties.get(job.property_id)
  const category = store.categories.get(job.category_id)
  return {
    id: job.id,
    job_number: job.job_number,
    title: job.title,
    status: job.status,
    priority: job.priority,
    branch_id: job.branch_id,
    date: job.date,
    start_at: job.start_at,
    end_at: job.end_at,
    timezone: caller.company.timezone,
    customer: customerSummary(store, job),
    property: property ? propertySummary(property) : null,
    category: category ? categorySummary(category) : null,
    staffs: staffSummaries(viewer, job.staff_ids),
    ...seriesView(job, seesPrices(caller)),
    currency_code: jobCurrency(job, caller.company),
    invoice_status: job.invoice_status,
    visits_done: job.visits_done,
    visits_total: job.visits_total,
    is_late: visits.some((visit) => isVisitLate(visit, viewer)),
    is_recurring: job.is_recurring,
    duration_minutes: serviceMinutes(job.line_items.map((line) => ({ quantity: line.quantity, minutes: durationOf(store, line) }))),
    allowed_actions: actionsOfJob(viewer, job, visits),
    lock_version: job.lock_version,
    quote: quoteView(viewer, job),
    created_by: { id: job.created_by, name: store.users.get(job.created_by)?.name ?? null },
  }
}

const lineView = ({ store, caller }: Viewer, line: JobRecord['line_items'][number]): LineItem => ({
  ...line,
  duration_minutes: durationOf(store, line),
  ...(!seesPrices(caller) && { amount: null, total: null }),
})

function quoteView(viewer: Viewer, { quote }: JobRecord): Complete<JobSummary>['quote'] {
  if (!quote) return null
  const toLine = (line: JobRecord['line_items'][number]): LineItem => lineView(viewer, line)
  return {
    ...quote,
    alternatives: quote.alternatives.map(({ name, line_items }) => ({ name, line_items: line_items.map(toLine) })),
    optional_lines: quote.optional_lines.map(toLine),
  }
}

export function visitView(viewer: Viewer, job: JobRecord, visit: VisitRecord): Visit {
  const { company_id: _, updated_at: __, updated_by: ___, invoice_id: ____, money: _____, has_own_price, ...shown } = visit
  const isPriced = billsVisits(job) && seesPrices(viewer.caller)
  return {
    ...shown,
    total: isPriced ? moneyOfVisit(job, visit).total : null,
    has_own_price: isPriced ? has_own_price : null,
    staff_ids: [...visit.staff_ids],
    staffs: staffSummaries(viewer, visit.staff_ids),
    is_late: isVisitLate(visit, viewer),
    allowed_actions: [...actionsOfVisit(viewer, job, visit)],
  }
}

const durationOf = (store: Viewer['store'], { service_id }: JobRecord['line_items'][number]): number | null =>
  store.services.get(service_id ?? 0)?.duration_minutes ?? null

type MoneyField = 'line_items' | 'discount_type' | 'discount_value' | 'discount_basis' | 'tax_basis' | 'tax_ids' | MoneySum
type MoneySum = 'subtotal' | 'discount_total' | 'tax_total' | 'taxes'

/** Lines, discount, taxes and sums. Amounts are null unless the caller sees prices. */
function moneyView(viewer: Viewer, job: JobRecord, isShown: boolean): Complete<Pick<Job, MoneyField>> {
  const { discount_type, discount_basis, tax_basis, discount_value, subtotal, discount_total, tax_total, taxes } = job
  const line_items = job.line_items.map((line) => lineView(viewer, line))
  const kinds = { line_items, discount_type, discount_basis, tax_basis, tax_ids: taxes.map(({ tax_id }) => tax_id) }
  return isShown
    ? { ...kinds, discount_value, subtotal, discount_total, tax_total, taxes: [...taxes] }
    : { ...kinds, discount_value: null, subtotal: null, discount_total: null, tax_total: null, taxes: null }
}

function propertyView(property: PropertyRecord | undefined): Complete<Job>['property'] {
  if (!property) return null
  const { company_id: _, ...shown } = property
  return { ...shown, address: addressLine(property) }
}

function scheduleView(job: JobRecord, visits: readonly VisitRecord[], company: CompanyRecord) {
  const { dates, recurrence, ...schedule } = scheduleOf(job, visits, company.timezone)
  const [first] = dates
  const rule = recurrence && {
    ...recurrence,
    weekdays: recurrence.weekdays && [...recurrence.weekdays],
    sentence: first === undefined ? null : formatRecurrence(company, recurrence, first),
  }
  return { ...schedule, dates: [...dates], recurrence: rule }
}

export function attachmentView({ publicUrl }: Viewer, attachment: AttachmentRecord): Attachment {
  const { id, file_name, content_type, size, visit_id = null } = attachment
  return { id, file_name, file_url: fileUrl(publicUrl, attachment), content_type, size, visit_id }
}

export function jobView(viewer: Viewer, job: JobRecord): CompleteJob<Job> {
  const { store, caller } = viewer
  const visits = store.visits.by('job_id', job.id)
  const isShown = seesPrices(caller)
  return {
    ...jobSummary(viewer, job, visits),
    ...moneyView(viewer, job, isShown),
    description: job.description,
    notes: job.notes,
    ...scheduleView(job, visits, caller.company),
    attachments: store.attachments.by('job_id', job.id).map((attachment) => attachmentView(viewer, attachment)),
    jobfinished_notes: job.jobfinished_notes,
    cancel_reason: job.cancel_reason,
    forms: job.forms.map((form) => ({ ...form })),
    visits: visits.map((visit) => visitView(viewer, job, visit)),
    allowed_scopes: visits.length > 1 ? ['this', 'future', 'all'] : ['all'],
    property: propertyView(store.properties.get(job.property_id)),
    invoice: invoiceFor(viewer, job.invoice_id === null ? undefined : store.invoices.get(job.invoice_id)),
    invoices:
      isShown || isStaffWith(caller, 'staff_can_collect')
        ? billsOf(store, job.id).flatMap((invoice) => invoiceFor(viewer, invoice) ?? [])
        : null,
    created_at: job.created_at,
    updated_at: job.updated_at,
  }
}
