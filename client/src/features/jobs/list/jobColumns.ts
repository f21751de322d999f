import type { JobSort } from '../jobs.generated.ts'

interface JobColumn {
  readonly label: string
  /** Pixels where text has 16; of a flexible column the least. */
  readonly width: number
  /** Takes what room is left. */
  readonly isFlexible?: true
  /** How the list is sorted by it, if it can be. */
  readonly sort?: JobSort
  readonly isNumeric?: true
  /** What people have written: it has its own direction. */
  readonly isWords?: true
}

const columns = {
  number: { label: 'Job', width: 84, sort: 'JOB_NUMBER' },
  title: { label: 'Title', width: 180, isFlexible: true, sort: 'TITLE' },
  customer: { label: 'Customer', width: 190, isFlexible: true, isWords: true, sort: 'CUSTOMER' },
  when: { label: 'When', width: 152, sort: 'START_AT' },
  staff: { label: 'Staff', width: 152 },
  status: { label: 'Status', width: 168, sort: 'STATUS' },
  priority: { label: 'Priority', width: 92, sort: 'PRIORITY' },
  total: { label: 'Total', width: 124, sort: 'TOTAL', isNumeric: true },
  category: { label: 'Category', width: 120, isWords: true },
  address: { label: 'Address', width: 200, isFlexible: true, isWords: true },
  phone: { label: 'Phone', width: 128 },
  visits: { label: 'Visits done', width: 92, isNumeric: true },
  people: { label: 'Staff count', width: 96, isNumeric: true },
  invoice: { label: 'Invoice', width: 84 },
  branch: { label: 'Branch', width: 132, isWords: true },
} as const satisfies Record<string, JobColumn>

export type JobColumnKey = keyof typeof columns

/** Columns whose cells are no part of the first load. */
export type ExtraColumnKey = 'category' | 'address' | 'phone' | 'visits' | 'people' | 'invoice' | 'branch'

/** Every column that there is, in the order in which they are offered. */
export const jobColumns: Readonly<Record<JobColumnKey, JobColumn>> = columns
export const allColumns = Object.keys(columns) as JobColumnKey[]

/** What the list shows unless somebody chose. The first column names the job and stays where it is. */
export const firstColumn = 'number' satisfies JobColumnKey
export const defaultColumns: readonly JobColumnKey[] = ['number', 'title', 'customer', 'when', 'staff', 'status', 'priority', 'total']

const isColumn = (word: unknown): word is JobColumnKey => allColumns.includes(word as JobColumnKey)

/** Columns out of words from elsewhere: each once, the first one first, unknown words left out. null: there is none. */
export function columnsOf(words: readonly unknown[]): readonly JobColumnKey[] | null {
  const known = [...new Set(words.filter(isColumn))].filter((key) => key !== firstColumn)
  return known.length > 0 ? [firstColumn, ...known] : null
}

export const sameColumns = (a: readonly JobColumnKey[], b: readonly JobColumnKey[]): boolean => a.join() === b.join()

/** The columns that share what room is left; where none is made for it, the last one. */
export const isFlexible = (key: JobColumnKey, shown: readonly JobColumnKey[]): boolean =>
  jobColumns[key].isFlexible ?? (key === shown.at(-1) && !shown.some((one) => jobColumns[one].isFlexible))

/** Pixels that the columns need at least, where text has 16. */
export const widthOf = (shown: readonly JobColumnKey[], totalWidth: number = jobColumns.total.width): number =>
  shown.reduce((sum, key) => sum + (key === 'total' ? totalWidth : jobColumns[key].width), 0)

/** A figure, a comma or a sign of a sum, and what stands around it. Pixels where text has 16. */
const FIGURE_PX = 8
const AROUND_PX = 18

/** Room for the longest of these sums: no digit is ever cut. Pixels where text has 16. */
export const totalWidthOf = (sums: readonly string[]): number =>
  Math.max(jobColumns.total.width, ...sums.map((sum) => sum.length * FIGURE_PX + AROUND_PX))
