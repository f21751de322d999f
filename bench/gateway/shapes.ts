/** Wire records as the client wants them, by hand: what one writes who has no GraphQL. */
import { nameOfCode } from '@callout/contracts/codeNames'
import type { Code, CodeTable } from '@callout/contracts/codes'
import type { Customer } from '@callout/contracts/customers/schemas'
import { historyEvent, invoiceStatus } from '@callout/contracts/jobs/codes'
import type { ManagedJob } from '@callout/contracts/jobs/manageJob'
import type { History, InvoiceSummary, Job, JobSummary, StaffSummary, Visit } from '@callout/contracts/jobs/schemas'
import { jobStatus, priority, timelineStatus } from '@callout/contracts/jobs/status'
import { jobAction } from '@callout/contracts/jobs/transitions'

const namesOf = (table: CodeTable): ReadonlyMap<Code, string> =>
  new Map(Object.values(table).map(({ code }) => [code, nameOfCode(table, code) ?? '']))
const statuses = namesOf(jobStatus)
const timelineStatuses = namesOf(timelineStatus)
const priorities = namesOf(priority)
const invoiceStatuses = namesOf(invoiceStatus)
const actions = namesOf(jobAction)
const events = namesOf(historyEvent)

const nameOf = (names: ReadonlyMap<Code, string>, code: Code | null | undefined): string | null =>
  code === null || code === undefined ? null : (names.get(code) ?? null)
const idOf = (id: number | null | undefined): string | null => (id === null || id === undefined ? null : String(id))
const staffOf = ({ id, name, color }: StaffSummary) => ({ id: String(id), name: name ?? null, color: color ?? null })
const actionNames = (codes: readonly Code[] | null | undefined) => codes?.map((code) => nameOf(actions, code)) ?? null

const property = (record: JobSummary['property']) => record && { id: String(record.id), address: record.address ?? null }
const category = (record: JobSummary['category']) => record && { id: String(record.id), name: record.name ?? null }
const customer = (record: JobSummary['customer']) =>
  record && { id: String(record.id), name: record.name ?? null, phone: record.phone ?? null }

/** A row of the job list. */
export const jobRow = (job: JobSummary) => ({
  id: String(job.id),
  jobNumber: job.job_number ?? null,
  title: job.title ?? null,
  status: nameOf(statuses, job.status),
  priority: nameOf(priorities, job.priority),
  branchId: idOf(job.branch_id),
  date: job.date ?? null,
  startAt: job.start_at ?? null,
  endAt: job.end_at ?? null,
  customer: customer(job.customer) ?? null,
  property: property(job.property) ?? null,
  category: category(job.category) ?? null,
  staff: job.staffs?.map(staffOf) ?? null,
  isLate: job.is_late ?? null,
  visitsDone: job.visits_done ?? null,
  visitsTotal: job.visits_total ?? null,
  total: job.total ?? null,
  currencyCode: job.currency_code ?? null,
  invoiceStatus: nameOf(invoiceStatuses, job.invoice_status),
  allowedActions: actionNames(job.allowed_actions),
  lockVersion: job.lock_version ?? null,
})

/** What a row shows of the customer's own record. */
export const customerContact = ({ email, outstanding_balance }: Customer) => ({
  email: email ?? null,
  outstandingBalance: outstanding_balance ?? null,
})

const visitShape = (visit: Visit) => ({
  id: String(visit.id),
  visitNumber: visit.visit_number ?? null,
  date: visit.date ?? null,
  startAt: visit.start_at ?? null,
  endAt: visit.end_at ?? null,
  status: nameOf(statuses, visit.status),
  staff: visit.staffs?.map(staffOf) ?? null,
  arrivalWindowMinutes: visit.arrival_window_minutes ?? null,
  onTheWayAt: visit.on_the_way_at ?? null,
  reachedAt: visit.reached_at ?? null,
  startedAt: visit.started_at ?? null,
  finishedAt: visit.finished_at ?? null,
  isException: visit.is_exception ?? null,
  isLate: visit.is_late ?? null,
  notes: visit.notes ?? null,
  allowedActions: actionNames(visit.allowed_actions),
  lockVersion: visit.lock_version ?? null,
})

const invoiceShape = (invoice: InvoiceSummary) => ({
  id: String(invoice.id),
  invoiceNumber: invoice.invoice_number ?? null,
  status: nameOf(invoiceStatuses, invoice.status),
  total: invoice.total ?? null,
  balanceDue: invoice.balance_due ?? null,
})

const progress = (job: Job) => ({
  id: String(job.id),
  status: nameOf(statuses, job.status),
  date: job.date ?? null,
  startAt: job.start_at ?? null,
  endAt: job.end_at ?? null,
  timezone: job.timezone ?? null,
  staff: job.staffs?.map(staffOf) ?? null,
  visitsDone: job.visits_done ?? null,
  visitsTotal: job.visits_total ?? null,
  visits: job.visits?.map(visitShape) ?? null,
  invoice: job.invoice ? invoiceShape(job.invoice) : null,
  allowedActions: actionNames(job.allowed_actions),
  updatedAt: job.updated_at ?? null,
  lockVersion: job.lock_version ?? null,
})

const historyShape = (entry: History) => ({
  id: String(entry.id),
  event: nameOf(events, entry.event),
  status: nameOf(timelineStatuses, entry.status),
  label: entry.label ?? null,
  note: entry.note ?? null,
  createdAt: entry.created_at ?? null,
})

/** What follows from an action. */
export const managedJob = ({ job, visit, history }: ManagedJob) => ({
  job: progress(job),
  visit: visit ? visitShape(visit) : null,
  history: history ? historyShape(history) : null,
})
