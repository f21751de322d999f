import { isClock } from '@callout/contracts/time'
import { useContext } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { StaffField } from '../../staff/shared/StaffField.tsx'
import type { StaffSearch, WantedTime } from '../../staff/shared/useRankedStaff.ts'
import type { ScheduleValues, StaffValues } from './scheduleValues.ts'
import { useVisitSlots } from './useVisitSlots.ts'
import classes from './Schedule.module.css'
import { OwnVisits } from './useDayWarning.ts'

interface StaffFieldsProps {
  /** Staff whose names are known already. */
  readonly knownStaff?: NonNullable<StaffSearch['staff']>
  /** The visit that is being planned: it does not clash with itself. Without one it is that of the job on the wanted day. */
  readonly excludeVisitId?: string | null
}

const nobody: NonNullable<StaffSearch['staff']> = []
const names = ['categoryId', 'branchId', 'propertyId', 'staffIds', 'dates', 'startTime', 'endTime'] as const

/** As much of the time as stands fast. */
function wantedTime(date: string | undefined, startTime: string, endTime: string): WantedTime {
  if (date === undefined) return {}
  return isClock(startTime) && isClock(endTime) && startTime < endTime ? { date, startTime, endTime } : { date }
}

/** Staff for the first visit, the best first with the reasons. All visits are looked at before the job is saved. */
export function StaffFields({ knownStaff = nobody, excludeVisitId = null }: StaffFieldsProps) {
  const { control } = useFormContext<ScheduleValues & StaffValues>()
  const [categoryId, branchId, propertyId, staffIds, dates, startTime, endTime] = useWatch({ control, name: names })
  const own = useContext(OwnVisits)
  const [first] = useVisitSlots().slots
  // Before a rule is whole its first day is known already.
  const date = first?.date ?? dates.toSorted()[0]
  if (categoryId === '')
    return (
      <p className={classes.soft}>
        {staffIds.length > 0 ? `${staffIds.length} chosen. ` : ''}Choose a category first. Technicians are ranked by trade.
      </p>
    )
  const target: StaffSearch = {
    categoryId,
    branchId,
    propertyId: propertyId || null,
    visitId: excludeVisitId ?? own.find((visit) => visit.date === date)?.id ?? null,
    staff: knownStaff.filter(({ id }) => staffIds.includes(id)),
  }
  return <StaffField target={target} wanted={wantedTime(date, startTime, endTime)} />
}
