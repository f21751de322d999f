import { isClock } from '@callout/contracts/time'
import { useContext } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { worksAlone } from '../../../lib/session/onSite.ts'
import { StaffField } from '../../staff/team/StaffField.tsx'
import { type StaffSearch, useRankedStaff, type RequestedTime } from '../../staff/team/useRankedStaff.ts'
import type { ScheduleValues, StaffValues } from './scheduleValues.ts'
import { useVisitSlots } from './useVisitSlots.ts'
import { OwnVisits } from './useDayWarning.ts'

interface StaffFieldsProps {
  readonly knownStaff?: NonNullable<StaffSearch['staff']>
  /** The edited visit, excluded from its own conflicts. Default: the job's visit on that day. */
  readonly excludeVisitId?: string | null
}

const noStaff: NonNullable<StaffSearch['staff']> = []
const names = ['categoryId', 'branchId', 'propertyId', 'staffIds', 'dates', 'startTime', 'endTime'] as const

function requestedTime(date: string | undefined, startTime: string, endTime: string): RequestedTime {
  if (date === undefined) return {}
  return isClock(startTime) && isClock(endTime) && startTime < endTime ? { date, startTime, endTime } : { date }
}

/** Staff for the first visit, best first with reasons. All visits are checked before saving. */
export function StaffFields({ knownStaff = noStaff, excludeVisitId = null }: StaffFieldsProps) {
  const { control } = useFormContext<ScheduleValues & StaffValues>()
  const [categoryId, branchId, propertyId, staffIds, dates, startTime, endTime] = useWatch({ control, name: names })
  const ownVisits = useContext(OwnVisits)
  const [first] = useVisitSlots().slots
  // An incomplete rule already has its first day.
  const date = first?.date ?? dates.toSorted()[0]
  const target: StaffSearch = {
    categoryId: categoryId || null,
    branchId,
    propertyId: propertyId || null,
    visitId: excludeVisitId ?? ownVisits.find((visit) => visit.date === date)?.id ?? null,
    staff: knownStaff.filter(({ id }) => staffIds.includes(id)),
  }
  const choices = useRankedStaff(target, requestedTime(date, startTime, endTime))
  if (categoryId === '')
    return (
      <p className="dim flush">
        {staffIds.length > 0 ? `${staffIds.length} chosen. ` : ''}Choose a category first.
        {!worksAlone() && ' Technicians are ranked by trade.'}
      </p>
    )
  return <StaffField choices={choices} />
}
