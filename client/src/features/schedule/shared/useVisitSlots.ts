import { lazyModule, useLazyModule } from '../../../lib/lazyModule.ts'
import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useFormat } from '../../../lib/format/useFormat.ts'
import type { ScheduleValues } from './scheduleValues.ts'
import { type PlannedVisits, plannedVisits } from './plannedVisits.ts'
import { closedDaysOf } from './dayWarning.ts'
import { useLookups } from '../../settings/shared/useFormLookups.ts'

const names = ['scheduleLater', 'dates', 'startTime', 'endTime', 'isRecurring', 'recurrence'] as const
const lateReader = lazyModule(async () => (await import('./ruleReader.ts')).ruleReader)

/** The visits of the form's current values. */
export function useVisitSlots(): PlannedVisits {
  const { control } = useFormContext<ScheduleValues>()
  const [scheduleLater, dates, startTime, endTime, isRecurring, recurrence] = useWatch({ control, name: names })
  const { settings } = useLookups()
  const { timeZone, day } = useFormat()
  const { value: reader } = useLazyModule(lateReader, isRecurring)
  return useMemo(
    () =>
      plannedVisits(
        { scheduleLater, dates, startTime, endTime, isRecurring, recurrence },
        { closedDays: closedDaysOf(settings), timezone: timeZone, formatDate: day, reader },
      ),
    [scheduleLater, dates, startTime, endTime, isRecurring, recurrence, settings, timeZone, day, reader],
  )
}
