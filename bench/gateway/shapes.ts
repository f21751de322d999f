/** Validates and renames wire records by hand, as code without GraphQL would. */
import { nameOfCode } from '@callout/contracts/wire/codeNames'
import type { Code, CodeTable } from '@callout/contracts/wire/codes'
import type { Customer } from '@callout/contracts/customers/schemas'
import { historyEvent, invoiceStatus } from '@callout/contracts/jobs/codes'
import type { ManagedJob } from '@callout/contracts/jobs/manageJob'
import type { History } from '@callout/contracts/jobs/schemas/history'
import type { InvoiceSummary, Job } from '@callout/contracts/jobs/schemas/record'
import type { JobSummary } from '@callout/contracts/jobs/schemas/list'
import type { StaffSummary, Visit } from '@callout/contracts/jobs/schemas/visit'
import { jobStatus, priority, timelineStatus } from '@callout/contracts/jobs/status/status'
import { jobAction } from '@callout/contracts/jobs/status/transitions'

const getNames = (table: CodeTable): ReadonlyMap<Code, string> =>
  new Map(Object.values(table).map(({ code }) => [code, nameOfCode(table, code) ?? '']))
const statuses = getNames(jobStatus)
const timelineStatuses = getNames(timelineStatus)
const priorities = getNames(priority)
const invoiceStatuses = getNames(invoiceStatus)
const actions = getNames(jobAction)
const events = getNames(historyEvent)

const refuse = (): never => {
  throw new TypeError('The backend sent something else')
}
const isNothing = (value: unknown): value is null | undefined => value === null || value === undefined

const getText = (value: unknown): string | null => (isNothing(value) ? null : typeof value === 'string' ? value : refuse())
const numberOf = (value: unknown): number | null => (isNothing(value) ? null : Number.isFinite(value) ? (value as number) : refuse())
const wholeOf = (value: unknown): number | null => (isNothing(value) ? null : Number.isSafeInteger(value) ? (value as number) : refuse())
const flagOf = (value: unknown): boolean | null => (isNothing(value) ? null : typeof value === 'boolean' ? value : refuse())
const dayOf = (value: unknown): string | null =>
  isNothing(value) ? null : /^\d{4}-\d{2}-\d{2}$/.test(getText(value) ?? '') ? getText(value) : refuse()
const getName = (names: ReadonlyMap<Code, string>, code: Code | null | undefined): string | null =>
  isNothing(code) ? null : (names.get(code) ?? refuse())
const getKey = (id: unknown): string => (Number.isSafeInteger(id) ? String(id) : refuse())
const getId = (id: unknown): string | null => (isNothing(id) ? null : getKey(id))
const staffOf = ({ id, name, color }: StaffSummary) => ({ id: getKey(id), name: getText(name), color: getText(color) })
const actionNames = (codes: readonly Code[] | null | undefined) => codes?.map((code) => getName(actions, code)) ?? null

const property = (record: JobSummary['property']) => record && { id: getKey(record.id), address: getText(record.address) }
const category = (record: JobSummary['category']) => record && { id: getKey(record.id), name: getText(record.name) }
const customer = (record: JobSummary['customer']) =>
  record && { id: getKey(record.id), name: getText(record.name), phone: getText(record.phone) }

export const jobRow = (job: JobSummary) => ({
  id: getKey(job.id),
  jobNumber: getText(job.job_number),
  title: getText(job.title),
  status: getName(statuses, job.status),
  priority: getName(priorities, job.priority),
  branchId: getId(job.branch_id),
  date: dayOf(job.date),
  startAt: wholeOf(job.start_at),
  endAt: wholeOf(job.end_at),
  customer: customer(job.customer) ?? null,
  property: property(job.property) ?? null,
  category: category(job.category) ?? null,
  staff: job.staffs?.map(staffOf) ?? null,
  isLate: flagOf(job.is_late),
  visitsDone: wholeOf(job.visits_done),
  visitsTotal: wholeOf(job.visits_total),
  total: numberOf(job.total),
  currencyCode: getText(job.currency_code),
  invoiceStatus: getName(invoiceStatuses, job.invoice_status),
  allowedActions: actionNames(job.allowed_actions),
  lockVersion: wholeOf(job.lock_version),
})

export const customerContact = ({ email, outstanding_balance }: Customer) => ({
  email: getText(email),
  outstandingBalance: numberOf(outstanding_balance),
})

const visitShape = (visit: Visit) => ({
  id: getKey(visit.id),
  visitNumber: wholeOf(visit.visit_number),
  date: dayOf(visit.date),
  startAt: wholeOf(visit.start_at),
  endAt: wholeOf(visit.end_at),
  status: getName(statuses, visit.status),
  staff: visit.staffs?.map(staffOf) ?? null,
  arrivalWindowMinutes: wholeOf(visit.arrival_window_minutes),
  onTheWayAt: wholeOf(visit.on_the_way_at),
  reachedAt: wholeOf(visit.reached_at),
  startedAt: wholeOf(visit.started_at),
  finishedAt: wholeOf(visit.finished_at),
  isException: flagOf(visit.is_exception),
  isLate: flagOf(visit.is_late),
  notes: getText(visit.notes),
  allowedActions: actionNames(visit.allowed_actions),
  lockVersion: wholeOf(visit.lock_version),
})

const invoiceShape = (invoice: InvoiceSummary) => ({
  id: getKey(invoice.id),
  invoiceNumber: getText(invoice.invoice_number),
  status: getName(invoiceStatuses, invoice.status),
  total: numberOf(invoice.total),
  balanceDue: numberOf(invoice.balance_due),
})

const progress = (job: Job) => ({
  id: getKey(job.id),
  status: getName(statuses, job.status),
  date: dayOf(job.date),
  startAt: wholeOf(job.start_at),
  endAt: wholeOf(job.end_at),
  timezone: getText(job.timezone),
  staff: job.staffs?.map(staffOf) ?? null,
  visitsDone: wholeOf(job.visits_done),
  visitsTotal: wholeOf(job.visits_total),
  visits: job.visits?.map(visitShape) ?? null,
  invoice: job.invoice ? invoiceShape(job.invoice) : null,
  allowedActions: actionNames(job.allowed_actions),
  updatedAt: wholeOf(job.updated_at),
  lockVersion: wholeOf(job.lock_version),
})

const historyShape = (entry: History) => ({
  id: getKey(entry.id),
  event: getName(events, entry.event),
  status: getName(timelineStatuses, entry.status),
  label: getText(entry.label),
  note: getText(entry.note),
  createdAt: wholeOf(entry.created_at),
})

export const managedJob = ({ job, visit, history }: ManagedJob) => ({
  job: progress(job),
  visit: visit ? visitShape(visit) : null,
  history: history ? historyShape(history) : null,
})
