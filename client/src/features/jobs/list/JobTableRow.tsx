import { Link, useLocation } from 'react-router'
import { useFormat } from '../../../shared/format/useFormat.ts'
import { paths } from '../../../shared/paths.ts'
import { PriorityMark } from '../../../shared/status/PriorityMark.tsx'
import { StaffAvatars } from '../../../shared/status/StaffAvatars.tsx'
import { StatusBadge } from '../../../shared/status/StatusBadge.tsx'
import { JobActionMenu } from '../actions/JobActionMenu.tsx'
import type { JobRowFragment } from '../jobs.generated.ts'
import { fromList } from '../listAddress.ts'
import { JobWhen } from './JobWhen.tsx'
import { subtitleOf } from './rowWords.ts'
import classes from './JobTable.module.css'

export function JobTableRow({ job }: { readonly job: JobRowFragment }) {
  const { money } = useFormat()
  const { search } = useLocation()
  return (
    <tr className={classes.row}>
      <td data-column="number">
        <Link to={paths.job(job.id)} state={fromList(search)} className={classes.open} data-row-link>
          {job.jobNumber ?? `#${job.id}`}
        </Link>
      </td>
      <td data-column="title">
        <div className={classes.line}>{job.title}</div>
        <div className={classes.second}>{subtitleOf(job)}</div>
      </td>
      <td data-column="customer">
        <div className={classes.line}>{job.customer?.name}</div>
        <div className={classes.second}>{job.property?.address}</div>
      </td>
      <td data-column="when">
        <JobWhen job={job} />
      </td>
      <td data-column="staff">
        <StaffAvatars staff={job.staff ?? []} withNames />
      </td>
      <td data-column="status">
        <StatusBadge status={job.status} />
      </td>
      <td data-column="priority">{job.priority && <PriorityMark priority={job.priority} />}</td>
      <td data-column="total">{job.total !== null && money(job.total, job.currencyCode)}</td>
      <td data-column="actions">
        <JobActionMenu job={job} />
      </td>
    </tr>
  )
}
