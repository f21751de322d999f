import type { UserRecord } from '../../resources/profile/records.ts'
import type { Store } from '../../db/store.ts'
import type { HistoryRecord } from '../../resources/jobs/visitRecords.ts'
import { formatNote } from '../../resources/forms/jobForm.ts'
import { addresseeOf } from '../../resources/invoices/addressee.ts'
import type { InvoiceRecord } from '../../resources/invoices/records.ts'
import type { JobRecord } from '../../resources/jobs/records.ts'
import { earnedOf } from '../../resources/earnings/earned.ts'
import { billsFromVisits, billsVisits, seriesInvoices } from '../../resources/jobs/actions/visitBills.ts'
import { paperOf } from '../../resources/invoices/invoiceView.ts'
import { jobFromVisits } from '../../resources/jobs/actions/jobFromVisits.ts'
import type { Account, Client } from '../profile/account.ts'
import { submittedForms } from '../forms/submittedForms.ts'
import { clockOf } from '@callout/contracts/time'
import { invoiceOf, paymentOf } from '../invoices.ts'
import { type JobProgress, getJob, workOf } from './jobs.ts'
import type { JobPlan } from './plan.ts'
import { getRandom } from '../random.ts'
import { type Entry, visitTimeline } from './timeline.ts'
import { getVisit } from './visits.ts'

const MINUTE = 60
type Visit = ReturnType<typeof getVisit>

/** Puts a planned job with its visits, its timeline and, where planned, invoice and payment. `index`: within the company. */
export function putJob(
  store: Store,
  account: Account,
  clients: ReadonlyMap<number, readonly Client[]>,
  plan: JobPlan,
  index: number,
): void {
  const { seed, company, instantAt, now } = account
  const random = (field: string) => getRandom(seed, company.id, 'booking', index, field)
  const client = random('client').pick(clients.get(plan.branchId) as readonly Client[])
  const planner = random('planner').pick(account.planners)
  const id = store.jobs.nextId
  const bookedAt = Math.min(now, instantAt(plan.createdOn, clockOf(random('bookedAt').int(480, 990))))
  const firstVisit = store.visits.nextId
  const visits = plan.visits.map((visit, place) =>
    getVisit(visit, { seed, companyId: company.id, jobId: id, id: firstVisit + place, number: place + 1, instantAt, now }),
  )
  const entries = [bookingEntry(plan, planner, bookedAt), ...visitEntries(account, plan, visits, planner, bookedAt, index)]
  const draft = {
    seed,
    companyId: company.id,
    id,
    index,
    customer: client.customer,
    property: random('property').pick(client.properties),
    tax: account.taxes.find(({ is_default }) => is_default),
    forms: account.forms,
  }
  const job = getJob(plan, draft, progressOf(plan, visits, entries, planner, bookedAt))
  const invoice = plan.invoice === 'none' ? null : putInvoice(store, account, job, { visits, entries }, plan.invoice)
  const billed = visits.map((visit, place) => {
    const paid = plan.visits[place]?.invoice
    return paid ? { ...visit, invoice_id: putInvoice(store, account, job, { visits: [visit], billed: visit, entries }, paid).id } : visit
  })
  const { forms, notes } = putForms(store, account, job, visits, index)
  putHistory(store, job, [...entries, ...notes])
  for (const visit of billed) putVisit(store, visit, entries, planner, bookedAt)
  store.jobs.put({
    ...job,
    forms,
    ...getStamp(entries, planner, bookedAt),
    invoice_id: invoice?.id ?? null,
    invoice_status: invoice?.status ?? null,
    ...billsFromVisits(job, billed),
    ...(billsVisits(job) && seriesInvoices(store, id)),
  })
}

function putForms(store: Store, account: Account, job: JobRecord, visits: readonly Visit[], index: number) {
  const { forms, records } = submittedForms(account, job, visits, index)
  const saved = records.map((record) => store.jobForms.insert(record))
  const notes = saved.map((record): Entry => {
    const { visit_id, submitted_by, submitted_at } = record
    const known = { event: 'note', status: null, changes: [] } as const
    return { ...known, visit_id, note: formatNote(record), actor_id: submitted_by?.id ?? account.owner.id, created_at: submitted_at ?? 0 }
  })
  const getId = (form_id: number): number | null => saved.find((record) => record.form_id === form_id)?.id ?? null
  return { forms: forms.map((one) => ({ ...one, job_form_id: getId(one.form_id) })), notes }
}

function putVisit(store: Store, visit: Visit, entries: readonly Entry[], planner: UserRecord, bookedAt: number): void {
  const ownEntries = entries.filter(({ visit_id }) => visit_id === visit.id)
  store.visits.put({ ...visit, ...getStamp(ownEntries, planner, bookedAt) })
}

const bookingEntry = (plan: JobPlan, planner: UserRecord, created_at: number): Entry => ({
  visit_id: null,
  event: 'created',
  status: plan.visits[0]?.date === null ? 11 : 0,
  changes: [],
  note: null,
  actor_id: planner.id,
  created_at,
})

function visitEntries(
  account: Account,
  plan: JobPlan,
  visits: readonly Visit[],
  planner: UserRecord,
  bookedAt: number,
  index: number,
): Entry[] {
  const key = [account.seed, account.company.id, index]
  const known = {
    bookedAt,
    planner,
    substitute: getRandom(...key, 'substitute').pick(account.crew),
    finishNote: getRandom(...key, 'finishNote').pick(workOf(plan).finishNotes),
  }
  return plan.visits
    .flatMap((visit, place) => visitTimeline({ ...known, plan: visit, visit: visits[place] as Visit }, key))
    .map((entry) => ({ ...entry, created_at: Math.min(entry.created_at, account.now) }))
}

function getStamp(
  entries: readonly Entry[],
  planner: UserRecord,
  bookedAt: number,
): Pick<JobRecord, 'updated_at' | 'updated_by' | 'lock_version'> {
  const last = entries.reduce<Entry | undefined>(
    (latest, entry) => (latest && latest.created_at > entry.created_at ? latest : entry),
    undefined,
  )
  return { updated_at: last?.created_at ?? bookedAt, updated_by: last?.actor_id ?? planner.id, lock_version: Math.max(1, entries.length) }
}

function progressOf(
  plan: JobPlan,
  visits: readonly Visit[],
  entries: readonly Entry[],
  planner: UserRecord,
  bookedAt: number,
): JobProgress {
  const noteOf = (status: number): string | null => entries.findLast((entry) => entry.status === status)?.note ?? null
  const { date, start_at, end_at, staff_ids, status } = jobFromVisits(visits)
  return {
    date,
    start_at,
    end_at,
    staff_ids,
    invoice_id: null,
    invoice_status: null,
    jobfinished_notes: noteOf(6),
    cancel_reason: status === 7 ? noteOf(7) : null,
    created_by: planner.id,
    created_at: bookedAt,
    ...getStamp(entries, planner, bookedAt),
  }
}

interface Bill {
  readonly visits: readonly Visit[]
  /** The one visit, where each is billed. */
  readonly billed?: Visit
  readonly entries: Entry[]
}

function putInvoice(
  store: Store,
  account: Account,
  job: JobRecord,
  { visits, billed, entries }: Bill,
  paid: Exclude<JobPlan['invoice'], 'none'>,
): InvoiceRecord {
  const { company, owner, now, seed } = account
  const started = visits.find(({ status }) => status === 5)
  const finishedAt = Math.max(...visits.map(({ finished_at }) => finished_at ?? 0))
  const issuedAt = Math.min(now, started ? Number(started.started_at) + 30 * MINUTE : finishedAt + 12 * MINUTE)
  const index = store.invoices.count('company_id', company.id)
  const written = store.invoices.put({
    ...invoiceOf(job, company, store.invoices.nextId, index, issuedAt, { paid, seed, now }),
    ...(billed && { visit_id: billed.id, visit_date: billed.date, paper: paperOf(job) }),
    addressee: addresseeOf(store, company, job),
  })
  const entry = { visit_id: (billed ?? started)?.id ?? null, changes: [], actor_id: owner.id }
  entries.push({ ...entry, event: 'invoice_generated', status: started ? 5 : 6, note: written.invoice_number, created_at: issuedAt })
  if (paid === 'unpaid') return written
  const earned = earnedOf(job.category_id, visits, written, { amount: written.amount_paid, before: 0 })
  const payment = store.payments.put({ ...paymentOf(written, store.payments.nextId, owner.id, now, seed), earned })
  const received = { ...entry, visit_id: billed?.id ?? null, created_at: payment.paid_at }
  entries.push(
    { ...received, event: 'payment_processed', status: 99, note: null },
    { ...received, event: 'receipt_generated', status: 100, note: payment.receipt_number },
  )
  return written
}

function putHistory(store: Store, job: JobRecord, entries: readonly Entry[]): void {
  const inOrder = entries.toSorted((a, b) => a.created_at - b.created_at)
  for (const entry of inOrder) {
    const record: Omit<HistoryRecord, 'id'> = { company_id: job.company_id, job_id: job.id, ...entry }
    store.history.insert(record)
  }
}
