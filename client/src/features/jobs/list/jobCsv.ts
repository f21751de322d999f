import { invoiceStatus as invoiceStatuses } from '@callout/contracts/jobs/codes'
import { priority as priorities } from '@callout/contracts/jobs/status/status'
import { type CsvTools, dayCell, dayOfCell } from '../../../components/csv/csvRows.ts'
import type { CsvCell } from '../../../components/csv/csvText.ts'
import type { CsvOf } from '../../../components/list/columns.ts'
import type { ListedJobFragment } from '../queries/jobs.generated.ts'
import { listedState } from '../../visits/listedVisit.ts'
import type { Format } from '../../../lib/format/useFormat.ts'
import { formatPhone } from '../../../lib/phones/formatPhone.ts'
import { statusWord } from '../../../components/status/statusTable.ts'
import type { OwnCellKey } from './jobColumns.tsx'
import { branchNames } from '../../branches/choice/BranchName.tsx'

type JobCsv = CsvOf<ListedJobFragment>

const count = (amount: number | null | undefined): CsvCell => (amount === null || amount === undefined ? null : { amount, decimals: 0 })

const timeCell = (at: number | null, format: Format): CsvCell => (at === null ? null : format.getTime(at))

const dayCellOf = ({ startAt, date }: Pick<ListedJobFragment, 'startAt' | 'date'>, format: Format): CsvCell =>
  startAt === null ? date && dayCell(date, format) : dayOfCell(startAt, format)

const category = { Category: (job) => job.category?.name } satisfies JobCsv
const address = { Address: (job) => job.property?.address } satisfies JobCsv

/** A column with several values becomes several CSV columns, so that spreadsheets can sort each. */
export async function jobCsv({ client, shown }: CsvTools): Promise<Readonly<Record<OwnCellKey, JobCsv>>> {
  const branches = shown.includes('branch') ? await branchNames.load(client) : new Map<string, string>()
  return {
    title: { Title: ({ title }) => title, ...(!shown.includes('category') && category) },
    customer: { Customer: ({ customer }) => customer?.name, ...(!shown.includes('address') && address) },
    when: {
      Date: (job, { format }) => dayCellOf(listedState(job), format),
      Start: (job, { format }) => timeCell(listedState(job).startAt, format),
      End: (job, { format }) => timeCell(listedState(job).endAt, format),
      Late: (job) => (listedState(job).isLate ? 'Late' : null),
    },
    staff: (job) => (listedState(job).staff ?? []).map(({ name }) => name ?? 'Unknown').join(', '),
    status: (job) => statusWord(listedState(job)),
    priority: ({ priority }) => priority && priorities[priority].label,
    category,
    address,
    phone: ({ customer }) => customer?.phone && formatPhone(customer.phone, customer.phoneCountryCode),
    visits: { 'Visits done': ({ visitsDone }) => count(visitsDone), Visits: ({ visitsTotal }) => count(visitsTotal) },
    people: (job) => count(listedState(job).staff?.length),
    invoice: ({ invoiceStatus }) => invoiceStatus && invoiceStatuses[invoiceStatus].label,
    branch: ({ branchId }) => (branchId && branches.get(branchId)) || null,
  }
}
