import { isNow, NextVisit } from '../myDay/NextVisit.tsx'
import { useMyDay } from '../myDay/useMyDay.ts'
import classes from './OwnVisits.module.css'
import { OwnVisitsSkeleton } from './OwnVisitsSkeleton.tsx'

/** A technician's running and next visits, each with its next step. Renders nothing if they are missing or all done. */
export function OwnVisits() {
  const { day, returned, error } = useMyDay()
  if (!returned) return error ? null : <OwnVisitsSkeleton />
  if (!day?.next) return null
  const [after] = isNow(day.next) ? day.later : []
  return (
    <div className={classes.visits} role="group" aria-label="Your next visits">
      <NextVisit visit={day.next} isBrief />
      {after && <NextVisit visit={after} isBrief />}
    </div>
  )
}
