import { jobNumberOf } from '../../../parts/jobs/jobName.ts'
import { invoiceStatus as invoiceStatuses } from '@callout/contracts/jobs/codes'
import { priority as priorities } from '@callout/contracts/jobs/status'
import { formatPhone } from '../../../shared/format/phone.ts'
import type { Format } from '../../../shared/format/useFormat.ts'
import { statusWord } from '../../../shared/status/statusTable.ts'
import type { JobRowFragment } from '../../../parts/jobs/jobs.generated.ts'
import { type CsvColumn, csvRows, type ExportParts } from '../../../kit/csv/csvRows.ts'
import type { CsvCell } from '../../../kit/csv/csvText.ts'
import { namesOfBranches } from '../../../parts/company/branchNames.ts'
import { type JobColumnKey, jobColumns } from './jobColumns.tsx'

/** What cells need beyond the job itself. */
interface CellContext {
  readonly format: Format
  /** Names by id. */
  readonly branches: ReadonlyMap<string, string>
}

type JobCsvColumn = CsvColumn<JobRowFragment, CellContext>

const count = (amount: number | null | undefined): CsvCell => (amount === null || amount === undefined ? null : { amount, decimals: 0 })
const namesOf = ({ staff }: JobRowFragment): string => (staff ?? []).map(({ name }) => name ?? 'Unknown').join(', ')

const category: JobCsvColumn = { header: 'Category', cell: (job) => job.category?.name ?? null }
const address: JobCsvColumn = { header: 'Address', cell: (job) => job.property?.address ?? null }

/** A column of the list that shows several things becomes several, so that a spreadsheet can sort by each. */
const table: Readonly<Record<JobColumnKey, readonly JobCsvColumn[]>> = {
  number: [{ header: jobColumns.number.label, cell: jobNumberOf }],
  title: [{ header: jobColumns.title.label, cell: (job) => job.title }, category],
  customer: [{ header: 'Customer', cell: (job) => job.customer?.name ?? null }, address],
  when: [
    { header: 'Date', cell: ({ startAt, date }, { format }) => (startAt === null ? date && format.day(date) : format.dayOf(startAt)) },
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
function csvColumnsOf(shown: readonly string[]): JobCsvColumn[] {
  const isElsewhere = (column: JobCsvColumn, key: string): boolean =>
    (column === category && key !== 'category' && shown.includes('category')) ||
    (column === address && key !== 'address' && shown.includes('address'))
  return shown.flatMap((key) => table[key as JobColumnKey].filter((column) => !isElsewhere(column, key)))
}

/** The list of jobs as a file. */
export const jobCsv: ExportParts<JobRowFragment> = {
  write: async (jobs, shown, { client, format }) =>
    csvRows(csvColumnsOf(shown), jobs, { format, branches: await namesOfBranches(client, shown.includes('branch')) }),
}
