import { jobAttention, jobBilling, jobInvoiceStatus, jobQuoteFilter } from '@callout/contracts/jobs/codes'
import { quoteFilter } from '@callout/contracts/jobs/quote'
import { jobFilter, jobStatus } from '@callout/contracts/jobs/status/status'
import type { JobsInput } from '../generated/resolvers.ts'
import { equalFilters, isSame, isSet, matchesSearch } from '../lists/rowRules.ts'
import { isPhoneSearch } from '../lists/searchedField.ts'
import { isKnownStatus } from './jobRecords.ts'
import type { JobSource } from '../schema/sources.ts'

/** Whether a row matches the filter; undefined if it lacks the value. */
type JobFilter = (job: JobSource, input: JobsInput) => boolean | undefined

const statusIn = ({ status }: Pick<JobSource, 'status'>, requested: readonly unknown[] | null | undefined): boolean | undefined =>
  isKnownStatus(status) && requested && requested.length > 0 ? requested.includes(status) : undefined

const tabs = new Map<unknown, readonly number[]>(Object.values(jobFilter).map(({ code, statuses }) => [code, statuses]))

/** Series match by any of their dates, of which rows may have the first only. */
function onDays({ dates, isRecurring }: JobSource, fits: (day: string) => boolean): boolean | undefined {
  if (!dates || dates.length === 0) return undefined
  return dates.some(fits) || (isRecurring ? undefined : false)
}

/** With several visits one may be unassigned while the job is not. Without a count, a job on one day has one visit. */
const isOneVisit = ({ visitsTotal, isRecurring, dates }: JobSource): boolean =>
  typeof visitsTotal === 'number' ? visitsTotal === 1 : isRecurring === false && dates?.length === 1

/** With days, a status filter compares the visit on these days, which a backend may return. Undefined if another visit may match. */
function statusSource(job: JobSource, { dateFrom, dateTo }: JobsInput): Pick<JobSource, 'status'> | undefined {
  if (!isSet(dateFrom) && !isSet(dateTo)) return job
  return job.attentionVisit ?? (isOneVisit(job) ? job : undefined)
}

function fitsNotInvoiced(job: JobSource): boolean | undefined {
  if (job.billing === jobBilling.EACH_VISIT.code) return isSet(job.unbilledVisits) ? job.unbilledVisits > 0 : undefined
  return isSet(job.invoiceStatus) ? false : statusIn(job, [jobStatus.COMPLETED.code])
}

/** Clashes can't be seen in a single row. */
function fitsAttention(job: JobSource, attention: JobsInput['attention']): boolean | undefined {
  if (attention === jobAttention.LATE.code) return isSet(job.isLate) ? job.isLate : undefined
  if (attention === jobAttention.NOT_INVOICED.code) return fitsNotInvoiced(job)
  if (attention === jobAttention.UNASSIGNED_SOON.code && isOneVisit(job))
    return statusIn(job, [jobStatus.UNASSIGNED.code, jobStatus.DECLINED.code])
  return undefined
}

/** Undefined if the backend keeps no quotes, and where a form may have approved one: rows lack the forms. */
function fitsQuote({ quote, status }: JobSource, filter: JobsInput['quote']): boolean | undefined {
  if (quote === undefined) return undefined
  if (filter === jobQuoteFilter.ANY.code || quote === null) return quote !== null
  if (filter === jobQuoteFilter.APPROVED.code && !quote.approval) return undefined
  return quoteFilter({ status, quote: { approval: quote.approval } }) === filter
}

/** Undefined if the row has no searchable text. Rows lack the customer's other phone. */
function fitsSearch({ jobNumber, title, customer, property }: JobSource, search: string): boolean | undefined {
  const texts = [jobNumber, title, customer?.name, property?.address]
  const phone = customer?.phone
  if (![...texts, phone].some(isSet)) return undefined
  const isFound = matchesSearch({ texts, phones: [{ phone, countryCode: customer?.phoneCountryCode }] }, search)
  return isFound || (isPhoneSearch(search) ? undefined : false)
}

export const jobFilters = {
  ...equalFilters('priority', 'branchId', 'isLate', 'isRecurring'),
  filter: (job, input) => statusIn(statusSource(job, input) ?? job, tabs.get(input.filter)),
  statuses: (job, input) => {
    const source = statusSource(job, input)
    return source && statusIn(source, input.statuses)
  },
  customerId: (job, { customerId }) => isSame(job.customer?.id ?? job.customerId, customerId),
  propertyId: (job, { propertyId }) => isSame(job.property?.id ?? job.propertyId, propertyId),
  categoryId: (job, { categoryId }) => isSame(job.category?.id ?? job.categoryId, categoryId),
  staffId: (job, { staffId }) => (job.staff?.map(({ id }) => id) ?? job.staffIds)?.some((id) => String(id) === String(staffId)),
  invoiceStatus: ({ invoiceStatus: returned }, { invoiceStatus }) =>
    returned === undefined ? undefined : (returned ?? jobInvoiceStatus.NONE.code) === invoiceStatus,
  attention: (job, { attention }) => fitsAttention(job, attention),
  quote: (job, { quote }) => fitsQuote(job, quote),
  dateFrom: (job, { dateFrom }) => onDays(job, (day) => day >= (dateFrom ?? '')),
  dateTo: (job, { dateTo }) => onDays(job, (day) => day <= (dateTo ?? day)),
  search: (job, { search }) => fitsSearch(job, search ?? ''),
} as const satisfies Partial<Record<keyof JobsInput, JobFilter>>

/** Only values that every backend compares alike. */
export const jobSortKeys = {
  start_at: ({ startAt }: JobSource) => startAt,
  /** Numbers are assigned in the order of ids. Where they are returned, their order is the company's. */
  job_number: ({ jobNumber, id }: JobSource) => (isSet(jobNumber) ? null : id),
  total: ({ total }: JobSource) => total,
  priority: ({ priority }: JobSource) => priority,
}
