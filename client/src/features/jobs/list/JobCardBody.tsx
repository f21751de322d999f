import { formatSeries, formatTotal, unbilledText } from '../labels/totalText.ts'
import type { ListedJobFragment } from '../queries/jobs.generated.ts'
import { listedState } from '../../visits/listedVisit.ts'
import { useRowFormat } from '../../../lib/format/useFormat.ts'
import { LateMark } from '../../../components/status/LateMark.tsx'
import { PriorityMark } from '../../../components/status/PriorityMark.tsx'
import { StaffAvatars } from '../../../components/status/StaffAvatars.tsx'
import { QuoteMark } from '../../quotes/device/QuoteMark.tsx'
import { StatusBadge } from '../../../components/status/StatusBadge.tsx'
import classes from '../../../components/list/cards/ListCards.module.css'
import { formatWhen } from '../../schedule/fields/dayText.ts'

export const JobCardMarks = ({ job }: { readonly job: ListedJobFragment }) => (
  <>
    <StatusBadge of={listedState(job)} />
    <QuoteMark job={job} />
    {listedState(job).isLate && <LateMark />}
    {job.priority === 'HIGH' && <PriorityMark priority={job.priority} />}
  </>
)

export function JobCardBody({ job }: { readonly job: ListedJobFragment }) {
  const format = useRowFormat(job)
  const inAll = [formatSeries(job, format), unbilledText(job)].filter((text) => text !== null)
  return (
    <>
      <div className={classes.line}>{formatWhen(listedState(job), format)}</div>
      <div className={classes.soft} dir="auto">
        {[job.customer?.name, job.property?.address].filter(Boolean).join(' · ')}
      </div>
      {inAll.length > 0 && <div className={classes.soft}>{inAll.join(' · ')}</div>}
      <div className={classes.bottom}>
        <StaffAvatars staff={listedState(job).staff} withNames emptyLabel="Unassigned" />
        <span className={classes.number}>{job.jobNumber}</span>
        {job.total !== null && <span className={classes.total}>{formatTotal(job, format)}</span>}
      </div>
    </>
  )
}
