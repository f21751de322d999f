import { invoiceStatus as invoiceStatuses } from '@callout/contracts/jobs/codes'
import { priority as priorities } from '@callout/contracts/jobs/status/status'
import { type CsvTools, dayCell, dayOfCell } from '../../../components/csv/csvRows.ts'
import type { CsvCell } from '../../../components/csv/csvText.ts'
import type { CsvOf } from '../../../components/list/columns.ts'
import type { JobRowFragment } from '../queries/jobs.generated.ts'
import { formatPhone } from '../../../lib/phones/formatPhone.ts'
import { statusWord } from '../../../components/status/statusTable.ts'
import type { OwnCellKey } from './jobColumns.tsx'
import { branchNames } from '../../branches/choice/BranchName.tsx'

type JobCsv = CsvOf<JobRowFragment>

const count = (amount: number | null | undefined): CsvCell => (amount === null || amount === undefined ? null : { amount, decimals: 0 })

const category = { Category: (job) => job.category?.name } satisfies JobCsv
const address = { Address: (job) => job.property?.address } satisfies JobCsv

/**
 * CSV cells of columns with custom cells. A column with several values becomes several CSV columns, so that spreadsheets can sort each; a
 * value with its own column appears only there.
 */
export async function jobCsv({ client, shown }: CsvTools): Promise<Readonly<Record<OwnCellKey, JobCsv>>> {
  const branches = shown.includes('branch') ? await branchNames.load(client) : new Map<string, string>()
  return {
    title: { Title: ({ title }) => title, ...(!shown.includes('category') && category) },
    customer: { Customer: ({ customer }) => customer?.name, ...(!shown.includes('address') && address) },
    when: {
      Date: ({ startAt, date }, { format }) => (startAt === null ? date && dayCell(date, format) : dayOfCell(startAt, format)),
      Start: ({ startAt }, { format }) => (startAt === null ? null : format.timeOf(startAt)),
      End: ({ endAt }, { format }) => (endAt === null ? null : format.timeOf(endAt)),
      Late: ({ isLate }) => (isLate ? 'Late' : null),
    },
    staff: ({ staff }) => (staff ?? []).map(({ name }) => name ?? 'Unknown').join(', '),
    status: statusWord,
    priority: ({ priority }) => priority && priorities[priority].label,
    category,
    address,
    phone: ({ customer }) => customer?.phone && formatPhone(customer.phone, customer.phoneCountryCode),
    visits: { 'Visits done': ({ visitsDone }) => count(visitsDone), Visits: ({ visitsTotal }) => count(visitsTotal) },
    people: ({ staff }) => count(staff?.length),
    invoice: ({ invoiceStatus }) => invoiceStatus && invoiceStatuses[invoiceStatus].label,
    branch: ({ branchId }) => (branchId && branches.get(branchId)) || null,
  }
}
