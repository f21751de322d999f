import { addDays, wallTimeOf } from '@callout/contracts/time'
import type { Store } from '../../db/store.ts'
import { jobFromVisits } from '../../resources/jobs/actions/jobFromVisits.ts'
import type { JobRecord, LineItemRecord, QuoteRecord } from '../../resources/jobs/records.ts'
import { cancelReasons } from '../../resources/lookups.ts'
import type { Account, Client } from '../profile/account.ts'
import type { Offer } from '../catalogue/priceList.ts'
import { putJob } from './work.ts'

const MINUTE = 60
const DAYS_VALID = 30
const PRICE_NOT_AGREED = cancelReasons.find(({ id }) => id === 6)?.reason ?? null

/** Days are counted back from the reference date. */
interface QuoteRow {
  readonly work: readonly [trade: number, work: number]
  readonly createdAgo: number
  readonly sentAgo?: number
  /** 0: the job's line items only. */
  readonly alternatives: 0 | 2 | 3
  readonly isRejected?: true
}

const rows: readonly QuoteRow[] = [
  { work: [0, 3], createdAgo: 1, alternatives: 0 },
  { work: [1, 2], createdAgo: 0, alternatives: 2 },
  { work: [0, 0], createdAgo: 13, sentAgo: 12, alternatives: 3 },
  { work: [2, 1], createdAgo: 9, sentAgo: 9, alternatives: 0 },
  { work: [5, 2], createdAgo: 3, sentAgo: 2, alternatives: 2 },
  { work: [4, 1], createdAgo: 48, sentAgo: 47, alternatives: 0 },
  { work: [3, 0], createdAgo: 35, sentAgo: 34, alternatives: 0, isRejected: true },
]

const approvals = [
  { kind: 'signed', note: null },
  { kind: 'phone', note: 'Any day after Tuesday.' },
] as const

const alternativeNames = ['Good', 'Better', 'Best']

function toLine({
  name,
  description,
  product_type,
  unit,
  amount,
  is_tax_exempt,
  id: service_id,
}: Offer['services'][number]): LineItemRecord {
  return { id: 0, service_id, name, description, product_type, quantity: 1, unit, amount, is_tax_exempt, total: amount }
}

/** The first alternative has the job's lines, each other one more service of the trade; the next service is optional. */
function alternativesOf({ line_items }: JobRecord, offer: Offer, count: number): Pick<QuoteRecord, 'alternatives' | 'optional_lines'> {
  const known = new Set(line_items.map(({ name }) => name))
  const added = offer.services.filter(({ name }) => !known.has(name)).map(toLine)
  let lastId = 0
  const numbered = (line: LineItemRecord): LineItemRecord => ({ ...line, id: ++lastId })
  return {
    alternatives: alternativeNames
      .slice(0, count)
      .map((name, index) => ({ name, line_items: [...line_items, ...added.slice(0, index)].map(numbered) })),
    optional_lines: count > 0 ? added.slice(count - 1, count).map(numbered) : [],
  }
}

function reject(store: Store, account: Account, job: JobRecord, at: number): void {
  const [visit] = store.visits.by('job_id', job.id)
  if (!visit) return
  const cancelled = store.visits.update(visit.id, { status: 7, updated_at: at, lock_version: visit.lock_version + 1 })
  store.jobs.update(job.id, {
    ...jobFromVisits([cancelled]),
    cancel_reason: PRICE_NOT_AGREED,
    updated_at: at,
    lock_version: job.lock_version + 1,
  })
  store.history.insert({
    company_id: job.company_id,
    job_id: job.id,
    visit_id: visit.id,
    event: 'status_changed',
    status: 7,
    changes: [],
    note: PRICE_NOT_AGREED,
    actor_id: account.owner.id,
    created_at: at,
  })
}

/** Approved quotes are the newest unscheduled jobs, so that the number of jobs stays the same. */
function approveQuotes(store: Store, { company, now }: Account): void {
  const unscheduled = store.jobs.by('company_id', company.id).filter(({ status, quote }) => status === 11 && quote === null)
  const newest = unscheduled.toSorted((a, b) => b.created_at - a.created_at || b.id - a.id)
  for (const [index, approval] of approvals.entries()) {
    const job = newest[index]
    if (!job) continue
    const sent_at = Math.min(now, job.created_at + 30 * MINUTE)
    const at = Math.min(now, sent_at + 90 * MINUTE)
    const valid_until = addDays(wallTimeOf(job.created_at, company.timezone).date, DAYS_VALID)
    const offer = { valid_until, message: null, version: 1, alternatives: [], optional_lines: [] }
    store.jobs.update(job.id, { quote: { ...offer, sent_at, approval: { ...approval, name: job.customer_name, at } } })
  }
}

/** Quotes in each state. They come after all other records, whose values stay the same. */
export function putQuotes(store: Store, account: Account, clients: ReadonlyMap<number, readonly Client[]>, referenceDate: string): void {
  const first = store.jobs.count('company_id', account.company.id)
  const branchId = account.branches[0]?.id ?? 0
  approveQuotes(store, account)
  for (const [index, { work, createdAgo, sentAgo, alternatives, isRejected }] of rows.entries()) {
    const offer = account.offers[work[0]]
    if (!offer) continue
    const id = store.jobs.nextId
    const createdOn = addDays(referenceDate, -createdAgo)
    const visit = { date: null, start: '', end: '', status: 11, staff: [] } as const
    const plan = { branchId, offer, work: work[1], visits: [visit], isRecurring: false, createdOn, invoice: 'none', priority: 2 } as const
    putJob(store, account, clients, plan, first + index)
    const job = store.jobs.get(id)
    if (!job) continue
    const sent_at = sentAgo === undefined ? null : Math.max(job.created_at, account.instantAt(addDays(referenceDate, -sentAgo), '16:30'))
    const quoted = store.jobs.update(id, {
      quote: {
        valid_until: addDays(createdOn, DAYS_VALID),
        message: null,
        version: 1,
        ...alternativesOf(job, offer, alternatives),
        sent_at,
        approval: null,
      },
      forms: [],
    })
    if (isRejected) reject(store, account, quoted, Math.min(account.now, (sent_at ?? job.created_at) + 1500 * MINUTE))
  }
}
