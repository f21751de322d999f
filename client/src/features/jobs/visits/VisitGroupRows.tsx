import { Button } from '@mantine/core'
import { useState } from 'react'
import type { JobVisitFragment } from '../shared/jobs.generated.ts'
import type { Job } from '../job.ts'
import { VisitRow } from './VisitRow.tsx'
import classes from './VisitList.module.css'

const SHOWN_AT_FIRST = 5
/** A single row is never folded away: it takes no more room than what would unfold it. */
const FOLDED_AT_LEAST = 2

interface VisitGroupRowsProps {
  readonly job: Job
  /** Absent where there are no groups to tell apart. */
  readonly title?: string
  readonly visits: readonly JobVisitFragment[]
  /** The one with which the finish notes stand (`notesVisitOf`). */
  readonly noted?: JobVisitFragment | null
}

/** Visits that stand alike: the first five, and all of them when asked. */
export function VisitGroupRows({ job, title, visits, noted = null }: VisitGroupRowsProps) {
  const [isWhole, setIsWhole] = useState(false)
  const isLong = visits.length >= SHOWN_AT_FIRST + FOLDED_AT_LEAST
  const shown = isLong && !isWhole ? visits.slice(0, SHOWN_AT_FIRST) : visits
  return (
    <div className={classes.group}>
      {title && (
        <h3 className={classes.groupTitle}>
          {title} {visits.length > 1 && <span className={classes.count}>{visits.length}</span>}
        </h3>
      )}
      <ul className={classes.visits} aria-label={title}>
        {shown.map((visit) => (
          <VisitRow key={visit.id} job={job} visit={visit} finishNotes={visit === noted ? job.jobFinishedNotes : null} />
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
