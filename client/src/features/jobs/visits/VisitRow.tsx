import { IconHandMove } from '@tabler/icons-react'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { StaffAvatars } from '../../../components/status/StaffAvatars.tsx'
import { StatusBadge } from '../../../components/status/StatusBadge.tsx'
import type { JobVisitFragment } from '../shared/jobs.generated.ts'
import type { Job } from '../job.ts'
import { LateNote } from '../shared/LateNote.tsx'
import { visitDetails } from './visitDetails.ts'
import { VisitBill } from './VisitBill.tsx'
import { VisitMenu } from './VisitMenu.tsx'
import { visitDay } from '../../schedule/shared/visitDay.ts'
import { visitTime } from '../../schedule/shared/visitTime.ts'
import classes from './VisitList.module.css'

interface VisitRowProps {
  readonly job: Job
  readonly visit: JobVisitFragment
  /** null: they stand elsewhere, or there are none. */
  readonly finishNotes: string | null
}

export function VisitRow({ job, visit, finishNotes }: VisitRowProps) {
  const format = useFormat(job.timezone)
  const { startAt } = visit
  const details = visitDetails(job, visit, format)
  return (
    <li className={classes.visit}>
      <div className={classes.when}>
        <span className={classes.strong}>{startAt === null ? 'Not scheduled' : visitDay(startAt, format)}</span>
        {startAt !== null && <span className={classes.soft}>{visitTime(visit, format)}</span>}
      </div>
      <div className={classes.who}>
        <StaffAvatars staff={visit.staff} withNames nobody="Unassigned" />
        {details.length > 0 && <div className={classes.soft}>{details.join(' · ')}</div>}
        <VisitBill job={job} visit={visit} />
        {visit.isException && (
          <div className={classes.moved}>
            <IconHandMove size={14} aria-hidden /> Moved manually
          </div>
        )}
        {visit.notes && (
          <div className={classes.notes} dir="auto">
            {visit.notes}
          </div>
        )}
        {finishNotes && (
          <div className={classes.notes}>
            <span className={classes.soft}>Finish notes:</span> <bdi>{finishNotes}</bdi>
          </div>
        )}
      </div>
      <div className={classes.state}>
        <LateNote visit={visit} />
        <StatusBadge of={visit} />
      </div>
      <VisitMenu job={job} visit={visit} />
    </li>
  )
}
