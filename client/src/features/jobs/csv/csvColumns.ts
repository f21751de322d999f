import { invoiceStatus as invoiceStatuses } from '@callout/contracts/jobs/codes'
import { priority as priorities } from '@callout/contracts/jobs/status'
import { formatPhone } from '../../../shared/format/phone.ts'
import type { Format } from '../../../shared/format/useFormat.ts'
import { statusWord } from '../../../shared/status/statusTable.ts'
import type { JobRowFragment } from '../jobs.generated.ts'
import { type JobColumnKey, jobColumns } from '../list/jobColumns.ts'
import type { CsvCell } from './csvText.ts'

/** What cells need beyond the job itself. */
interface CellContext {
  readonly format: Format
  /** Names by id. */
  readonly branches: ReadonlyMap<string, string>
}

interface CsvColumn {
  readonly header: string
  readonly cell: (job: JobRowFragment, context: CellContext) => CsvCell
}

const count = (amount: number | null | undefined): CsvCell => (amount === null || amount === undefined ? null : { amount, decimals: 0 })
const namesOf = ({ staff }: JobRowFragment): string => (staff ?? []).map(({ name }) => name ?? 'Unknown').join(', ')

const category: CsvColumn = { header: 'Category', cell: (job) => job.category?.name ?? null }
const address: CsvColumn = { header: 'Address', cell: (job) => job.property?.address ?? null }

/** A column of the list that shows several things becomes several, so that a spreadsheet can sort by each. */
const table: Readonly<Record<JobColumnKey, readonly CsvColumn[]>> = {
  number: [{ header: jobColumns.number.label, cell: (job) => job.jobNumber ?? `#${job.id}` }],
  title: [{ header: jobColumns.title.label, cell: (job) => job.title }, category],
  customer: [{ header: 'Customer', cell: (job) => job.customer?.name ?? null }, address],
  when: [
    { header: 'Date', cell: ({ startAt }, { format }) => (startAt === null ? null : format.dayOf(startAt)) },
    { header: 'Start', cell: ({ startAt }, { format }) => (startAt === null ? null : format.timeOf(startAt)) },
    { header: 'End', cell: ({ endAt }, { format }) => (endAt === null ? null : format.timeOf(endAt)) },
    { header: 'Late', cell: ({ isLate }) => (isLate ? 'Late' : null) },
  ],
  staff: [{ header: jobColumns.staff.label, cell: namesOf }],
  status: [{ header: jobColumns.status.label, cell: statusWord }],
  priority: [{ header: jobColumns.priority.label, cell: ({ priority }) => priority && priorities[priority].label }],
  total: [
    { header: jobColumns.total.label, cell: ({ total }) => (total === null ? null : { amount: total, decimals: 2 }) },
    { header: 'Currency', cell: ({ total, currencyCode }) => (total === null ? null : currencyCode) },
  ],
  category: [category],
  address: [address],
  phone: [
    {
      header: jobColumns.phone.label,
      cell: ({ customer }) => (customer?.phone ? formatPhone(customer.phone, customer.phoneCountryCode) : null),
    },
  ],
  visits: [
    { header: jobColumns.visits.label, cell: ({ visitsDone }) => count(visitsDone) },
    { header: 'Visits', cell: ({ visitsTotal }) => count(visitsTotal) },
  ],
  people: [{ header: jobColumns.people.label, cell: ({ staff }) => count(staff?.length) }],
  invoice: [{ header: jobColumns.invoice.label, cell: ({ invoiceStatus }) => invoiceStatus && invoiceStatuses[invoiceStatus].label }],
  branch: [{ header: jobColumns.branch.label, cell: ({ branchId }, { branches }) => (branchId && branches.get(branchId)) || null }],
}

/** The columns of the file for those of the list, in their order. What has a column of its own stands there alone. */
export function csvColumnsOf(shown: readonly JobColumnKey[]): CsvColumn[] {
  const isElsewhere = (column: CsvColumn, key: JobColumnKey): boolean =>
    (column === category && key !== 'category' && shown.includes('category')) ||
    (column === address && key !== 'address' && shown.includes('address'))
  return shown.flatMap((key) => table[key].filter((column) => !isElsewhere(column, key)))
}

/** Head and rows. */
export function csvRowsOf(jobs: readonly JobRowFragment[], shown: readonly JobColumnKey[], context: CellContext): CsvCell[][] {
  const columns = csvColumnsOf(shown)
  return [columns.map(({ header }) => header), ...jobs.map((job) => columns.map(({ cell }) => cell(job, context)))]
}
