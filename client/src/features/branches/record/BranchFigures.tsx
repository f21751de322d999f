import { worksAlone } from '../../../lib/session/onSite.ts'
import { skipToken } from '@apollo/client/react'
import { jobStatus } from '@callout/contracts/jobs/status/status'
import { Link } from 'react-router'
import { customerNoun } from '../../customers/picker/customerText.ts'
import { paths } from '../../../lib/paths.ts'
import { useBranchCustomersQuery } from './branchRecord.generated.ts'
import { useSeesCustomers } from '../../customers/picker/CustomerLink.tsx'
import classes from './BranchFigures.module.css'

const open = Object.keys(jobStatus).filter((status) => status !== 'COMPLETED' && status !== 'CANCELLED')

/** Number of the branch's customers; null: unknown. */
function useCustomersOf(id: string): number | null {
  const { data } = useBranchCustomersQuery(useSeesCustomers() ? { variables: { id } } : skipToken)
  return data && !data.customers.ignored.includes('branchId') ? data.customers.totalCount : null
}

interface FigureProps {
  readonly count: number | null
  readonly noun: { readonly one: string; readonly many: string }
  readonly to: string
}

const Figure = ({ count, noun, to }: FigureProps) => (
  <li>
    <Link to={to} className={`stack ${classes.figure}`}>
      {count !== null && <strong className={classes.count}>{count.toLocaleString('en')}</strong>}{' '}
      <span className={`hint ${classes.noun}`}>{count === 1 ? noun.one : noun.many}</span>
    </Link>
  </li>
)

interface BranchFiguresProps {
  readonly branch: { readonly id: string; readonly staffCount: number | null; readonly openJobsCount: number | null }
}

export const BranchFigures = ({ branch: { id, staffCount, openJobsCount } }: BranchFiguresProps) => (
  <ul className={`box list ${classes.figures}`} aria-label="Figures">
    <Figure count={openJobsCount} noun={{ one: 'open job', many: 'open jobs' }} to={paths.openJobsOfBranch(id, open)} />
    <Figure count={useCustomersOf(id)} noun={customerNoun} to={paths.customersOfBranch(id)} />
    {!worksAlone() && (
      <Figure count={staffCount} noun={{ one: 'active staff member', many: 'active staff' }} to={paths.staffOfBranch(id)} />
    )}
  </ul>
)
