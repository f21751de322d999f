import { type CsvColumn, csvRows, type ExportParts } from '../../../kit/csv/csvRows.ts'
import { namesOfBranches } from '../../../parts/company/branchNames.ts'
import type { Format } from '../../../shared/format/useFormat.ts'
import { type customerColumns, phoneOf } from './customerColumns.tsx'
import type { CustomerRowFragment } from './customerList.generated.ts'

interface CellContext {
  readonly format: Format
  readonly branches: ReadonlyMap<string, string>
}
type Columns = readonly CsvColumn<CustomerRowFragment, CellContext>[]

const day = (at: number | null, { dayOf }: Format) => (at === null ? null : dayOf(at))
const number = (amount: number | null, decimals: number) => (amount === null ? null : { amount, decimals })

/** The parts of a name stand apart, so that a file can be read in again. */
const table: Readonly<Record<keyof typeof customerColumns, Columns>> = {
  name: [
    { header: 'First name', cell: ({ firstName }) => firstName },
    { header: 'Last name', cell: ({ lastName }) => lastName },
    { header: 'Company', cell: ({ companyName }) => companyName },
    { header: 'Active', cell: ({ isActive }) => (isActive === null ? null : isActive ? 'Yes' : 'No') },
  ],
  phone: [{ header: 'Phone', cell: phoneOf }],
  email: [{ header: 'Email', cell: ({ email }) => email }],
  city: [{ header: 'City', cell: ({ city }) => city }],
  tags: [{ header: 'Tags', cell: ({ tags }) => tags?.join(', ') ?? null }],
  jobs: [{ header: 'Jobs', cell: ({ jobsCount }) => number(jobsCount, 0) }],
  next: [{ header: 'Next visit', cell: ({ nextVisitAt }, { format }) => day(nextVisitAt, format) }],
  balance: [{ header: 'Balance', cell: ({ outstandingBalance }) => number(outstandingBalance, 2) }],
  last: [{ header: 'Last visit', cell: ({ lastVisitAt }, { format }) => day(lastVisitAt, format) }],
  since: [{ header: 'Customer since', cell: ({ createdAt }, { format }) => day(createdAt, format) }],
  branch: [{ header: 'Branch', cell: ({ branchId }, { branches }) => (branchId && branches.get(branchId)) || null }],
}

/** The list of customers as a file. */
export const customerCsv: ExportParts<CustomerRowFragment> = {
  write: async (customers, shown, { client, format }) => {
    const branches = await namesOfBranches(client, shown.includes('branch'))
    const columns = shown.flatMap((key) => table[key as keyof typeof table] ?? [])
    return csvRows(columns, customers, { format, branches })
  },
}
