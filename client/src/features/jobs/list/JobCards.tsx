import { Skeleton } from '@mantine/core'
import { Link, useLocation } from 'react-router'
import { useFormat } from '../../../shared/format/useFormat.ts'
import { paths } from '../../../shared/paths.ts'
import { LateMark } from '../../../shared/status/LateMark.tsx'
import { PriorityMark } from '../../../shared/status/PriorityMark.tsx'
import { StaffAvatars } from '../../../shared/status/StaffAvatars.tsx'
import { StatusBadge } from '../../../shared/status/StatusBadge.tsx'
import type { JobRowFragment } from '../jobs.generated.ts'
import { fromList } from '../listAddress.ts'
import { JobCheckbox } from './JobCheckbox.tsx'
import { JobRowMenu } from './JobRowMenu.tsx'
import type { JobRowsViewProps } from './JobTable.tsx'
import { rowKeys } from './rowKeys.ts'
import type { JobSelection } from './useJobSelection.ts'
import { rememberRow } from './useReturnToRow.ts'
import { usePassedFocus } from './usePassedFocus.ts'
import classes from './JobCards.module.css'

interface JobCardProps {
  readonly job: JobRowFragment
  readonly selection: JobSelection
}

function JobCard({ job, selection }: JobCardProps) {
  const format = useFormat()
  const { search } = useLocation()
  const ref = usePassedFocus<HTMLLIElement>()
  const { startAt, endAt } = job
  const name = job.title || job.jobNumber
  return (
    <li ref={ref} className={classes.card} data-job-row={job.id} data-selected={selection.isOn(job.id) || undefined}>
      <div className={classes.top}>
        {selection.isChoosing && (
          <span className={classes.check}>
            <JobCheckbox job={job} selection={selection} />
          </span>
        )}
        <StatusBadge of={job} />
        {job.isLate && <LateMark />}
        {job.priority === 'HIGH' && <PriorityMark priority={job.priority} />}
        <span className={classes.menu}>
          <JobRowMenu job={job} isLarge />
        </span>
      </div>
      {selection.isChoosing ? (
        <span className={classes.title} dir="auto">
          {name}
        </span>
      ) : (
        <Link
          to={paths.job(job.id)}
          state={fromList(search)}
          className={classes.title}
          dir="auto"
          data-row-link
          onClick={() => rememberRow(job.id)}
        >
          {name}
        </Link>
      )}
      <div className={classes.line}>
        {startAt === null
          ? 'Not scheduled'
          : `${format.dayOf(startAt)}, ${endAt === null ? format.timeOf(startAt) : format.timeRange(startAt, endAt)}`}
      </div>
      <div className={classes.soft} dir="auto">
        {[job.customer?.name, job.property?.address].filter(Boolean).join(' · ')}
      </div>
      <div className={classes.bottom}>
        <StaffAvatars staff={job.staff ?? []} withNames nobody="No one yet" />
        <span className={classes.number}>{job.jobNumber}</span>
        {job.total !== null && <span className={classes.total}>{format.money(job.total, job.currencyCode)}</span>}
      </div>
    </li>
  )
}

/** The list where it is narrow: on a phone, on a small tablet. */
export function JobCards({ jobs, state, selection }: JobRowsViewProps) {
  if (!jobs) {
    return (
      <div role="status" aria-label="Loading">
        {Array.from({ length: Math.min(state.perPage, 5) }, (_, place) => (
          <Skeleton key={place} height={148} radius="lg" mb={12} aria-hidden />
        ))}
      </div>
    )
  }
  return (
    <ul className={classes.cards} aria-label="Jobs" onKeyDown={rowKeys(jobs, selection)}>
      {jobs.map((job) => (
        <JobCard key={job.id} job={job} selection={selection} />
      ))}
    </ul>
  )
}
