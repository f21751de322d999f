import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useFormat } from '../../../lib/format/useFormat.ts'
import type { ScheduleValues } from './scheduleValues.ts'
import { type PlannedVisits, plannedVisits } from '../visits/plannedVisits.ts'
import { closedDaysOf } from './dayWarning.ts'
import { useLookups } from '../../settings/lookups/useFormLookups.ts'

const names = ['scheduleLater', 'dates', 'startTime', 'endTime', 'isRecurring', 'recurrence'] as const

export function useVisitSlots(): PlannedVisits {
  const { control } = useFormContext<ScheduleValues>()
  const [scheduleLater, dates, startTime, endTime, isRecurring, recurrence] = useWatch({ control, name: names })
  const { settings } = useLookups()
  const { timeZone, day } = useFormat()
  return useMemo(
    () =>
      plannedVisits(
        { scheduleLater, dates, startTime, endTime, isRecurring, recurrence },
        { closedDays: closedDaysOf(settings), timezone: timeZone, formatDate: day },
      ),
    [scheduleLater, dates, startTime, endTime, isRecurring, recurrence, settings, timeZone, day],
  )
}
