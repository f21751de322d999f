import { fromCents, toCents } from '@callout/contracts/cents'
import type { MonthData, ReportEarnings, ReportJob, ReportVisit } from './loadMonth.ts'

export const dimensions = {
  staff: { title: 'By technician', one: 'Technician', none: 'Unassigned', of: 'technicians' },
  category: { title: 'By category', one: 'Category', none: 'No category', of: 'categories' },
  branch: { title: 'By branch', one: 'Branch', none: 'No branch', of: 'branches' },
} as const
export type Dimension = keyof typeof dimensions

/** Rows of one technician, category or branch; `id` null: rows without any. */
export interface Part {
  readonly dimension: Dimension
  readonly id: string | null
}

export type Measure = 'jobs' | 'received' | 'ticket' | 'onTime'
export const measures = ['jobs', 'received', 'ticket', 'onTime'] as const satisfies readonly Measure[]

/** A number, or why it is missing. Money in the account's currency, `onTime` from 0 to 1. Neither: nothing to divide by. */
export interface Figure {
  readonly value: number | null
  readonly problem: string | null
}
export type Figures = Readonly<Record<Measure, Figure>>

type Grouped = Pick<ReportJob, 'branchId' | 'category' | 'staff'>

const figure = (value: number | null): Figure => ({ value, problem: null })
const missing = (problem: string): Figure => ({ value: null, problem })

/** Ids of a row; null: not returned. A row without any has the id null. */
function getIds(row: Grouped, dimension: Dimension): readonly (string | null)[] | null {
  if (dimension === 'branch') return [row.branchId]
  if (dimension === 'category') return [row.category?.id ?? null]
  if (!row.staff) return null
  return row.staff.length === 0 ? [null] : row.staff.map(({ id }) => id)
}

/** Whether the rows can be divided: the technicians of each are returned, and the category or branch of at least one. */
function isReturned(rows: readonly Grouped[], dimension: Dimension): boolean {
  const ids = rows.map((row) => getIds(row, dimension))
  if (ids.includes(null)) return false
  return dimension === 'staff' || rows.length === 0 || ids.some((found) => found?.some((id) => id !== null))
}

/** The rows of a part; a string: why they can't be divided. */
function toRows<Row extends Grouped>(rows: readonly Row[], part: Part | null, of: string): readonly Row[] | string {
  if (part === null) return rows
  if (!isReturned(rows, part.dimension)) return `The service doesn’t return the ${dimensions[part.dimension].of} of all ${of}.`
  return rows.filter((row) => getIds(row, part.dimension)?.includes(part.id))
}

interface EarningPart {
  readonly id: string | null
  readonly name: string | null
  readonly amount: number | null
}

/** Received amounts by technician, category or branch; null: not returned. */
export function earningParts({ byStaff, byCategory, byBranch }: ReportEarnings, dimension: Dimension): readonly EarningPart[] | null {
  const parts = {
    staff: () => byStaff?.map(({ staffId, ...part }) => ({ id: staffId, ...part })),
    category: () => byCategory?.map(({ categoryId, ...part }) => ({ id: categoryId, ...part })),
    branch: () => byBranch?.map(({ branchId, ...part }) => ({ id: branchId, ...part })),
  }
  return parts[dimension]() ?? null
}

function receivedOf({ earnings: { data, problem } }: MonthData, part: Part | null): Figure {
  if (!data) return missing(problem)
  if (part === null) return figure(data.total)
  const parts = earningParts(data, part.dimension)
  if (!parts) return missing(`The service doesn’t divide earnings by ${dimensions[part.dimension].of}.`)
  const found = parts.find(({ id }) => id === part.id)
  if (!found) return figure(0)
  return found.amount === null ? missing('The service doesn’t return all amounts received.') : figure(found.amount)
}

function jobFigures({ jobs: { data, problem } }: MonthData, part: Part | null): Pick<Figures, 'jobs' | 'ticket'> {
  const rows = data ? toRows(data, part, 'jobs') : problem
  if (typeof rows === 'string') return { jobs: missing(rows), ticket: missing(rows) }
  const jobs = figure(rows.length)
  if (rows.length === 0) return { jobs, ticket: figure(null) }
  const unpriced = rows.filter(({ total }) => total === null).length
  if (unpriced > 0) return { jobs, ticket: missing(`The service doesn’t return the total of ${unpriced} of ${rows.length} jobs.`) }
  if (new Set(rows.map(({ currencyCode }) => currencyCode)).size > 1)
    return { jobs, ticket: missing('The totals of the jobs have different currencies.') }
  const cents = rows.reduce((sum, { total }) => sum + toCents(total ?? 0), 0)
  return { jobs, ticket: figure(fromCents(Math.round(cents / rows.length))) }
}

/** Visits behind the on-time rate of a part; a string: why they are missing. */
export function getVisits({ visits: { data, problem } }: MonthData, part: Part | null): readonly ReportVisit[] | string {
  return data ? toRows(data, part, 'visits') : problem
}

function onTimeOf(month: MonthData, part: Part | null): Figure {
  const visits = getVisits(month, part)
  if (typeof visits === 'string') return missing(visits)
  const counted = visits.filter(({ punctuality }) => punctuality !== 'not_recorded')
  if (counted.length > 0) return figure(counted.filter(({ punctuality }) => punctuality === 'on_time').length / counted.length)
  return visits.length > 0 ? missing('No arrival is recorded.') : figure(null)
}

/** The figures of a month, or of a part of it. */
export const figuresOf = (month: MonthData, part: Part | null): Figures => ({
  ...jobFigures(month, part),
  received: receivedOf(month, part),
  onTime: onTimeOf(month, part),
})

export interface PartRow {
  readonly part: Part
  readonly name: string
  readonly figures: Figures
  /** The same days of the month before; null: not loaded yet. */
  readonly before: Figures | null
}

function getNames(month: MonthData, dimension: Dimension): Map<string | null, string | null> {
  const names = new Map<string | null, string | null>()
  const add = (id: string | null, name: string | null): void => void names.set(id, names.get(id) ?? name)
  for (const row of [...(month.jobs.data ?? []), ...(month.visits.data ?? [])]) {
    if (dimension === 'category') add(row.category?.id ?? null, row.category?.name ?? null)
    if (dimension === 'branch') add(row.branchId, null)
    if (dimension === 'staff' && row.staff?.length === 0) add(null, null)
    if (dimension === 'staff') row.staff?.forEach(({ id, name }) => add(id, name))
  }
  for (const { id, name } of (month.earnings.data && earningParts(month.earnings.data, dimension)) ?? []) add(id, name)
  return names
}

/** Technicians, categories or branches with work or money in either month, the most received first. */
export function partRows(
  month: MonthData,
  before: MonthData | null,
  dimension: Dimension,
  knownNames: ReadonlyMap<string, string> = new Map(),
): readonly PartRow[] {
  const { none } = dimensions[dimension]
  const names = getNames(month, dimension)
  for (const [id, name] of before ? getNames(before, dimension) : []) names.set(id, names.get(id) ?? name)
  return [...names]
    .map(([id, name]): PartRow => {
      const part = { dimension, id }
      return {
        part,
        name: id === null ? none : (name ?? knownNames.get(id) ?? `#${id}`),
        figures: figuresOf(month, part),
        before: before && figuresOf(before, part),
      }
    })
    .filter(({ part, figures, before: past }) => part.id !== null || [figures, past].some((some) => hasAny(some)))
    .toSorted((a, b) => (b.figures.received.value ?? 0) - (a.figures.received.value ?? 0) || a.name.localeCompare(b.name, 'en'))
}

const hasAny = (figures: Figures | null): boolean => figures !== null && measures.some((measure) => Boolean(figures[measure].value))

/** Why figures are missing, each reason once. */
export const problemsIn = (rows: readonly (Figures | null)[]): readonly string[] => [
  ...new Set(rows.flatMap((figures) => (figures ? measures.flatMap((measure) => figures[measure].problem ?? []) : []))),
]
