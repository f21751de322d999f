import { EmptyState } from '../../../components/states/EmptyState.tsx'
import { useServerAway } from '../../../lib/api/reach.ts'
import { ComingDays } from './ComingDays.tsx'
import { DayVisits } from './DayVisits.tsx'
import { OwnVisitsSkeleton } from '../list/OwnVisitsSkeleton.tsx'
import { isNow, NextVisit } from './NextVisit.tsx'
import classes from './MyDay.module.css'
import { useMyDay } from './useMyDay.ts'

interface OwnDayProps {
  readonly part: 'next' | 'rest'
}

/** The user's visits of today, above and below other contents. Renders nothing without visits. */
export function OwnDay({ part }: OwnDayProps) {
  const { day, returned, error } = useMyDay()
  const isAway = useServerAway()
  if (!returned) return error || part === 'rest' ? null : <OwnVisitsSkeleton />
  if (!day) return part === 'rest' && <EmptyState title="Couldn’t load today’s visits">Your jobs are in the list.</EmptyState>
  const { next, later, over } = day
  const after = next && isNow(next) ? later[0] : undefined
  if (part === 'rest')
    return (
      <div className={classes.own}>
        <DayVisits title="Later today" visits={after ? later.slice(1) : later} />
        <DayVisits title="Done" visits={over} />
      </div>
    )
  return (
    <div className={classes.own} role="group" aria-label="Your next visits">
      {next && <NextVisit key={next.of.id} visit={next} />}
      {after && <NextVisit key={after.of.id} visit={after} isBrief />}
      {isAway && <ComingDays />}
    </div>
  )
}
