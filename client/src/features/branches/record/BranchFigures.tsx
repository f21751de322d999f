import { skipToken } from '@apollo/client/react'
import { jobStatus } from '@callout/contracts/jobs/status/status'
import { Section } from '../../../components/record/Parts.tsx'
import { RecordRow } from '../../../components/record/RecordRows.tsx'
import rows from '../../../components/record/RecordRows.module.css'
import { counted } from '../../../components/list/words.ts'
import { customerNoun } from '../../customers/shared/customerWords.ts'
import { paths } from '../../../lib/paths.ts'
import { useBranchCustomersQuery } from './branchRecord.generated.ts'
import { useSeesCustomers } from '../../customers/shared/CustomerLink.tsx'

/** Statuses of open jobs. */
const open = Object.keys(jobStatus).filter((status) => status !== 'COMPLETED' && status !== 'CANCELLED')

/** Number of the branch's customers; null: unknown. */
function useCustomersOf(id: string): number | null {
  const { data } = useBranchCustomersQuery(useSeesCustomers() ? { variables: { id } } : skipToken)
  return data && !data.customers.ignored.includes('branchId') ? data.customers.totalCount : null
}

interface BranchFiguresProps {
  /** null: missing. */
  readonly branch: { readonly id: string; readonly staffCount: number | null; readonly openJobsCount: number | null }
}

/** A branch's figures; each links to the list that it counts. */
export function BranchFigures({ branch: { id, staffCount, openJobsCount } }: BranchFiguresProps) {
  const customers = useCustomersOf(id)
  return (
    <Section title="At a glance">
      <ul className={rows['rows']}>
        <RecordRow
          title={openJobsCount === null ? 'Open jobs' : counted({ one: 'open job', many: 'open jobs' }, openJobsCount)}
          to={paths.openJobsOfBranch(id, open)}
        >
          Not finished or cancelled
        </RecordRow>
        <RecordRow title={customers === null ? 'Customers' : counted(customerNoun, customers)} to={paths.customersOfBranch(id)}>
          Customers of this branch
        </RecordRow>
        <RecordRow
          title={staffCount === null ? 'Staff' : counted({ one: 'person', many: 'people' }, staffCount)}
          to={paths.staffOfBranch(id)}
        >
          Active staff of this branch
        </RecordRow>
      </ul>
    </Section>
  )
}
