import { entryOfCode } from '@callout/contracts/wire/codeNames'
import { jobBilling } from '@callout/contracts/jobs/codes'
import { priority } from '@callout/contracts/jobs/status/status'
import type { CompanyRecord } from '../../profile/records.ts'
import type { Store } from '../../../db/store.ts'
import type { HistoryChangeRecord, VisitRecord } from '../visitRecords.ts'
import type { JobRecord } from '../records.ts'
import type { JobChange } from './jobChange.ts'
import { jobCurrency } from '../view/jobCurrency.ts'
import { formatRecurrence } from '../view/recurrenceText.ts'
import { formatDiscount, formatLine, formatMoney, formatPrice, formatTax } from './moneyText.ts'
import { formatQuote } from './quoteText.ts'
import { staffNames, formatVisit } from '../actions/visitText.ts'

/** Timeline fields with amounts, hidden from users who don't see prices. */
export const priceFields: ReadonlySet<string> = new Set(['prices', 'discount', 'total'])

const LONGEST_WORDS = 200
const MAX_VISITS = 10

const shortened = (text: string | null): string | null =>
  text !== null && text.length > LONGEST_WORDS ? `${text.slice(0, LONGEST_WORDS)}…` : text

type Text = (job: JobRecord, store: Store, company: CompanyRecord) => string | null

const fields: Readonly<Record<string, Text>> = {
  title: ({ title }) => title,
  description: ({ description }) => description,
  notes: ({ notes }) => notes,
  priority: (job) => entryOfCode(priority, job.priority)?.label ?? null,
  customer: ({ customer_name }) => customer_name,
  property: ({ property_id }, store) => store.properties.get(property_id)?.street1 ?? null,
  category: ({ category_id }, store) => store.categories.get(category_id)?.name ?? null,
  branch: ({ branch_id }, store) => store.branches.get(branch_id)?.name ?? null,
  recurrence: ({ series }, _, company) => series && formatRecurrence(company, series.rule, series.first_date),
  line_items: formatLine,
  prices: (job, _, company) => formatPrice(job, jobCurrency(job, company)),
  discount: (job, _, company) => formatDiscount(job, jobCurrency(job, company)),
  taxes: formatTax,
  total: (job, _, company) => formatMoney(job.total, jobCurrency(job, company)),
  billing: ({ billing }) => entryOfCode(jobBilling, billing)?.label ?? null,
  quote: formatQuote,
  forms: ({ forms }) => forms.map(({ form_name }) => form_name).join(', ') || null,
}

/** Reports added or removed lines; prices only if the lines are the same. */
const isKnown = (changes: readonly HistoryChangeRecord[], { field }: HistoryChangeRecord): boolean =>
  field !== 'prices' || !changes.some((item) => item.field === 'line_items')

function formatJob(store: Store, company: CompanyRecord, before: JobRecord, after: JobRecord): HistoryChangeRecord[] {
  const changes = Object.entries(fields)
    .map(([field, format]) => ({ field, from: format(before, store, company), to: format(after, store, company) }))
    .filter(({ from, to }) => from !== to)
  return changes
    .filter((change) => isKnown(changes, change))
    .map(({ field, from, to }) => ({ field, from: shortened(from), to: shortened(to) }))
}

function visitChanges(store: Store, company: CompanyRecord, { schedule, addedStaff }: JobChange): HistoryChangeRecord[] {
  if (!schedule) return []
  const format = (visit: Pick<VisitRecord, 'date' | 'start_at' | 'end_at' | 'staff_ids'>) => formatVisit(store, company, visit)
  const { changed, added, removed } = schedule.plan
  const all: HistoryChangeRecord[] = [
    ...changed.map(({ before, after }) => ({ field: 'visits', from: format(before), to: format(after) })),
    ...removed.map((visit) => ({ field: 'visits', from: format(visit), to: null })),
    ...added.map((slot) => ({ field: 'visits', from: null, to: format({ ...slot, staff_ids: addedStaff }) })),
  ]
  const rest = all.length - MAX_VISITS
  return rest > 0 ? [...all.slice(0, MAX_VISITS), { field: 'visits', from: null, to: `${rest} more visits changed` }] : all
}

function oneVisit(store: Store, { schedule }: JobChange): HistoryChangeRecord[] {
  return (schedule?.plan.changed ?? []).flatMap(({ before, after }) =>
    [
      { field: 'staff', from: staffNames(store, before.staff_ids), to: staffNames(store, after.staff_ids) },
      { field: 'start_at', from: before.start_at?.toString() ?? null, to: after.start_at?.toString() ?? null },
      { field: 'end_at', from: before.end_at?.toString() ?? null, to: after.end_at?.toString() ?? null },
    ].filter(({ from, to }) => from !== to),
  )
}

/** A change as text; empty without an effect. `formatFile` names files. */
export function formatJobChange(
  store: Store,
  company: CompanyRecord,
  before: JobRecord,
  after: JobRecord,
  change: JobChange,
  scope: 'this' | 'future' | 'all',
): HistoryChangeRecord[] {
  const visits = scope === 'this' ? oneVisit(store, change) : visitChanges(store, company, change)
  return [...formatJob(store, company, before, after), ...visits]
}

export function formatFile(before: readonly string[], after: readonly string[]): HistoryChangeRecord[] {
  const [from, to] = [before, after].map((names) => shortened(names.join(', ') || null)) as [string | null, string | null]
  return from === to ? [] : [{ field: 'attachments', from, to }]
}
