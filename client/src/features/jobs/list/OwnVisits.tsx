import { useServerAway } from '../../../lib/api/reach.ts'
import { ComingDays } from '../myDay/ComingDays.tsx'
import { isNow, NextVisit } from '../myDay/NextVisit.tsx'
import { useMyDay } from '../myDay/useMyDay.ts'
import classes from './OwnVisits.module.css'
import { OwnVisitsSkeleton } from './OwnVisitsSkeleton.tsx'

/** A technician's running and next visits, each with its next step. Without a network also the visits of the coming days. Renders nothing if all are missing or done. */
export function OwnVisits() {
  const { day, returned, error } = useMyDay()
  const isAway = useServerAway()
  const coming = isAway && <ComingDays />
  if (!returned) return error ? coming : <OwnVisitsSkeleton />
  if (!day?.next) return coming
  const [after] = isNow(day.next) ? day.later : []
  return (
    <>
      <div className={classes.visits} role="group" aria-label="Your next visits">
        <NextVisit visit={day.next} isBrief />
        {after && <NextVisit visit={after} isBrief />}
      </div>
      {coming}
    </>
  )
}
