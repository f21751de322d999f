import { useContext } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { ScheduleValues } from '../../../schedule/shared/scheduleValues.ts'
import { OwnVisits } from '../../../schedule/shared/ownVisits.ts'
import { useVisitSlots } from '../../../schedule/shared/useVisitSlots.ts'

/** How many visits the sums of the form around are for; null: several, and nobody can say how many. */
export function useVisitsOfTotal(): number | null {
  const own = useContext(OwnVisits)
  const { control } = useFormContext<ScheduleValues>()
  const [isRecurring, scheduleLater] = useWatch({ control, name: ['isRecurring', 'scheduleLater'] })
  const { slots } = useVisitSlots()
  // What a change leaves as it is belongs to the job, too.
  if (own.length > 1) return null
  return isRecurring && !scheduleLater && slots.length === 0 ? null : slots.length
}
