import { lazy, type ReactNode, Suspense } from 'react'
import { type Format, useFormat } from '../../../shared/format/useFormat.ts'
import { PriorityMark } from '../../../shared/status/PriorityMark.tsx'
import { StaffAvatars } from '../../../shared/status/StaffAvatars.tsx'
import { StatusBadge } from '../../../shared/status/StatusBadge.tsx'
import type { JobRowFragment } from '../jobs.generated.ts'
import type { ExtraColumnKey, firstColumn, JobColumnKey } from './jobColumns.ts'
import { JobWhen } from './JobWhen.tsx'
import { subtitleOf } from './rowWords.ts'
import classes from './JobTable.module.css'

const ExtraCell = lazy(() => import('./ExtraCell.tsx').then((module) => ({ default: module.ExtraCell })))

type Cell = (job: JobRowFragment, shown: readonly JobColumnKey[], format: Format) => ReactNode

const twoLines = (first: ReactNode, second: ReactNode): ReactNode => (
  <>
    <div className={classes.line} dir="auto">
      {first}
    </div>
    <div className={classes.second} dir="auto">
      {second}
    </div>
  </>
)

const cells: Readonly<Record<Exclude<JobColumnKey, ExtraColumnKey | typeof firstColumn>, Cell>> = {
  title: (job, shown) => twoLines(job.title, subtitleOf(job, shown)),
  customer: ({ customer, property }, shown) => (shown.includes('address') ? customer?.name : twoLines(customer?.name, property?.address)),
  when: (job) => <JobWhen job={job} />,
  staff: ({ staff }) => <StaffAvatars staff={staff ?? []} withNames />,
  status: (job) => <StatusBadge of={job} />,
  priority: ({ priority }) => priority && <PriorityMark priority={priority} />,
  total: ({ total, currencyCode }, _, { money }) => total !== null && money(total, currencyCode),
}

const isOwn = (column: JobColumnKey): column is keyof typeof cells => Object.hasOwn(cells, column)

interface JobCellProps {
  readonly column: Exclude<JobColumnKey, typeof firstColumn>
  readonly shown: readonly JobColumnKey[]
  readonly job: JobRowFragment
}

/** What stands in a column; the first one, the link to the job, stands in the row. */
export function JobCell({ column, shown, job }: JobCellProps) {
  const format = useFormat()
  if (isOwn(column)) return cells[column](job, shown, format)
  return (
    <Suspense fallback={null}>
      <ExtraCell column={column} job={job} />
    </Suspense>
  )
}
