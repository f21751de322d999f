import { EmptyState } from '../../../components/states/EmptyState.tsx'
import { useServerAway } from '../../../lib/api/reach.ts'
import { ComingDays } from './ComingDays.tsx'
import { DayVisits } from './DayVisits.tsx'
import { OwnVisitsSkeleton } from '../list/OwnVisitsSkeleton.tsx'
import { isNow, NextVisit } from './NextVisit.tsx'
import classes from './MyDay.module.css'
import { useMyDay } from './useMyDay.ts'

interface OwnDayProps {
  /** Shows the rest of the day below the next visits. */
  readonly isWhole: boolean
}

/** The user's running and next visits above other contents. Renders nothing without visits. */
export function OwnDay({ isWhole }: OwnDayProps) {
  const { day, returned, error } = useMyDay()
  const isAway = useServerAway()
  if (!returned) return error ? null : <OwnVisitsSkeleton />
  if (!day) return isWhole && <EmptyState title="Couldn’t load today’s visits">Your jobs are in the list.</EmptyState>
  const { next, later, over } = day
  const after = next && isNow(next) ? later[0] : undefined
  return (
    <div className={classes.own} role="group" aria-label="Your next visits">
      {next && <NextVisit key={next.of.id} visit={next} />}
      {after && <NextVisit key={after.of.id} visit={after} isBrief />}
      {isWhole && <DayVisits title="Later today" visits={after ? later.slice(1) : later} />}
      {isWhole && <DayVisits title="Done" visits={over} />}
      {isAway && <ComingDays />}
    </div>
  )
}
