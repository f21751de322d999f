import { type Format, useFormat } from '../../../shared/format/useFormat.ts'
import { LateMark } from '../../../shared/status/LateMark.tsx'
import { StaffAvatars } from '../../../shared/status/StaffAvatars.tsx'
import { StatusBadge } from '../../../shared/status/StatusBadge.tsx'
import { JobActionMenu } from '../actions/JobActionMenu.tsx'
import type { JobVisitFragment } from '../jobs.generated.ts'
import type { Job } from './JobDetail.tsx'
import classes from './JobDetail.module.css'

/** When each step of the visit was taken. */
const stepsOf = ({ onTheWayAt, reachedAt, startedAt, finishedAt }: JobVisitFragment, format: Format): string[] =>
  (
    [
      ['On the way', onTheWayAt],
      ['Reached', reachedAt],
      ['Started', startedAt],
      ['Finished', finishedAt],
    ] as const
  ).flatMap(([label, at]) => (at === null ? [] : [`${label} ${format.timeOf(at)}`]))

interface VisitRowProps {
  readonly job: Job
  readonly visit: JobVisitFragment
}

export function VisitRow({ job, visit }: VisitRowProps) {
  const format = useFormat()
  const { startAt, endAt, arrivalWindowMinutes } = visit
  const details = [
    ...stepsOf(visit, format),
    visit.isException && 'Moved by hand',
    arrivalWindowMinutes && startAt !== null && `Arrival window ${arrivalWindowMinutes} min`,
  ].filter(Boolean)
  return (
    <li className={classes.visit}>
      <div className={classes.visitWhen}>
        <span className={classes.strong}>{startAt === null ? 'Not scheduled' : format.dayOf(startAt)}</span>
        {startAt !== null && (
          <span className={classes.soft}>{endAt === null ? format.timeOf(startAt) : format.timeRange(startAt, endAt)}</span>
        )}
      </div>
      <div className={classes.visitWho}>
        <StaffAvatars staff={visit.staff ?? []} withNames nobody="Nobody yet" />
        {details.length > 0 && <div className={classes.soft}>{details.join(' · ')}</div>}
        {visit.notes && <div>{visit.notes}</div>}
      </div>
      <div className={classes.visitState}>
        {visit.isLate && <LateMark />}
        <StatusBadge status={visit.status} />
      </div>
      <JobActionMenu job={job} visit={visit} />
    </li>
  )
}
