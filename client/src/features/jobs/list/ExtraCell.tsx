import { invoiceStatus as invoiceStatuses } from '@callout/contracts/jobs/codes'
import type { ReactNode } from 'react'
import { formatPhone } from '@callout/contracts/words/phone'
import { unbilledWords } from '../shared/totalWords.ts'
import type { JobRowFragment } from '../shared/jobs.generated.ts'
import { BranchName } from '../../branches/shared/BranchName.tsx'

export type ExtraColumnKey = 'category' | 'address' | 'phone' | 'visits' | 'people' | 'invoice' | 'branch'

const cells: Readonly<Record<ExtraColumnKey, (job: JobRowFragment) => ReactNode>> = {
  category: ({ category }) => category?.name,
  address: ({ property }) => property?.address,
  phone: ({ customer }) => customer?.phone && formatPhone(customer.phone, customer.phoneCountryCode),
  visits: ({ visitsDone, visitsTotal }) => visitsDone !== null && visitsTotal !== null && `${visitsDone} of ${visitsTotal}`,
  people: ({ staff }) => staff?.length,
  invoice: (job) => {
    const status = job.invoiceStatus && invoiceStatuses[job.invoiceStatus].label
    const waiting = unbilledWords(job)
    return status && waiting ? `${status}, ${waiting}` : (status ?? waiting)
  },
  branch: ({ branchId }) => <BranchName id={branchId} />,
}

interface ExtraCellProps {
  readonly column: ExtraColumnKey
  readonly job: JobRowFragment
}

/** What stands in a column that the list has only for those who choose it. */
export const ExtraCell = ({ column, job }: ExtraCellProps): ReactNode => cells[column](job)
