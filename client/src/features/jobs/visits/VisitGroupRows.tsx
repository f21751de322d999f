import { Button } from '@mantine/core'
import { useState } from 'react'
import type { JobVisitFragment } from '../queries/jobs.generated.ts'
import type { Job } from '../job.ts'
import classes from './VisitList.module.css'
import { IconHandMove } from '@tabler/icons-react'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { StaffAvatars } from '../../../components/status/StaffAvatars.tsx'
import { StatusBadge } from '../../../components/status/StatusBadge.tsx'
import { movedVisits } from '../../visits/movedVisits.ts'
import { LateNote } from '../../visits/LateNote.tsx'
import { visitDetails } from './visitDetails.ts'
import { VisitBill } from './VisitBill.tsx'
import { VisitMenu } from './VisitMenu.tsx'
import { visitDay, visitTime } from '../../schedule/visits/visitTime.ts'

interface VisitRowProps {
  readonly job: Job
  readonly visit: JobVisitFragment
  readonly isMoved: boolean
  /** null: shown elsewhere, or there are none. */
  readonly finishNotes: string | null
}

function VisitRow({ job, visit, isMoved, finishNotes }: VisitRowProps) {
  const format = useFormat(job.timezone)
  const { startAt } = visit
  const details = visitDetails(job, visit, format)
  return (
    <li className={classes.visit}>
      <div className={`stack figures ${classes.when}`}>
        <span className="bold">{startAt === null ? 'Not scheduled' : visitDay(startAt, format)}</span>
        {startAt !== null && <span className={classes.soft}>{visitTime(visit, format)}</span>}
      </div>
      <div className={`shrink ${classes.who}`}>
        <StaffAvatars staff={visit.staff} withNames emptyLabel="Unassigned" />
        {details.length > 0 && <div className={classes.soft}>{details.join(' · ')}</div>}
        <VisitBill job={job} visit={visit} />
        {isMoved && (
          <div className={`row gap4 ${classes.moved}`}>
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
      <div className={`row ${classes.state}`}>
        <LateNote visit={visit} />
        <StatusBadge of={visit} />
      </div>
      <VisitMenu job={job} visit={visit} />
    </li>
  )
}

const INITIAL_ROWS = 5
const MIN_COLLAPSED = 2

interface VisitGroupRowsProps {
  readonly job: Job
  /** Omitted if there is only one group. */
  readonly title?: string
  readonly visits: readonly JobVisitFragment[]
  /** The visit that shows the finish notes (`notesVisitOf`). */
  readonly noted?: JobVisitFragment | null
}

export function VisitGroupRows({ job, title, visits, noted = null }: VisitGroupRowsProps) {
  const [isWhole, setIsWhole] = useState(false)
  const moved = movedVisits(job.visits ?? visits, job.timezone)
  const isLong = visits.length >= INITIAL_ROWS + MIN_COLLAPSED
  const shown = isLong && !isWhole ? visits.slice(0, INITIAL_ROWS) : visits
  return (
    <div className={classes.group}>
      {title && (
        <h3 className={`small ${classes.groupTitle}`}>
          {title} {visits.length > 1 && <span className={classes.count}>{visits.length}</span>}
        </h3>
      )}
      <ul className={`list ${classes.visits}`} aria-label={title}>
        {shown.map((visit) => (
          <VisitRow
            key={visit.id}
            job={job}
            visit={visit}
            isMoved={moved.has(visit.id)}
            finishNotes={visit === noted ? job.jobFinishedNotes : null}
          />
        ))}
      </ul>
      {isLong && (
        <Button
          className={classes.all}
          variant="subtle"
          size="compact-sm"
          aria-expanded={isWhole}
          aria-label={`${isWhole ? 'Show fewer' : `Show all ${visits.length}`} ${title?.toLowerCase() ?? ''} visits`}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `Show all ${visits.length}`}
        </Button>
      )}
    </div>
  )
}
