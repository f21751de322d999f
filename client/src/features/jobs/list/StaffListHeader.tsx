import { useActingUser } from '../../../lib/session/useActingUser.ts'
import { Skeleton } from '@mantine/core'
import { isNow, NextVisit } from '../myDay/NextVisit.tsx'
import { useMyDay } from '../myDay/useMyDay.ts'
import classes from './OwnVisits.module.css'

/** A technician's running and next visits, each with its next step. Renders nothing if they are missing or all done. */
function OwnVisits() {
  const { day, returned, error } = useMyDay()
  if (!returned) return error ? null : <Skeleton height={112} mb={16} radius="md" role="status" aria-label="Loading your next visit" />
  if (!day?.next) return null
  const [after] = isNow(day.next) ? day.later : []
  return (
    <div className={classes.visits} role="group" aria-label="Your next visits">
      <NextVisit visit={day.next} isBrief />
      {after && <NextVisit visit={after} isBrief />}
    </div>
  )
}

export const StaffListHeader = () => useActingUser().user_type === 'staff' && <OwnVisits />
