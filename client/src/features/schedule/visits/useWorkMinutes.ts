import { serviceMinutes } from '@callout/contracts/jobs/schedule/freeTimes'
import { isClock } from '@callout/contracts/time'
import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { minutesBetween } from '../../../components/fields/days/slotLength.ts'
import type { ScheduleValues } from '../fields/scheduleValues.ts'
import { clockAfter, usualMinutes } from './usualLength.ts'
import { useLookups } from '../../settings/lookups/useFormLookups.ts'

interface WorkValues {
  readonly lineItems: readonly { readonly quantity: string; readonly durationMinutes?: number | null }[]
}

/** Minutes of the form's line items; null if none has a duration. */
function useServiceMinutes(): number | null {
  const lines = useWatch<WorkValues, 'lineItems'>({ name: 'lineItems' })
  return serviceMinutes(lines.map(({ quantity, durationMinutes }) => ({ quantity: Number(quantity), minutes: durationMinutes ?? null })))
}

/** Default length of the form's visit in minutes: by its line items, else the company's setting (D32). */
export function useWorkMinutes(): number {
  const { settings } = useLookups()
  return useServiceMinutes() ?? usualMinutes(settings)
}

/** Length of the form's visit in minutes, by its end if the user has set one. */
export function useVisitMinutes(): number {
  const [startTime, endTime] = useWatch<ScheduleValues, ['startTime', 'endTime']>({ name: ['startTime', 'endTime'] })
  const work = useWorkMinutes()
  return minutesBetween(startTime, endTime) ?? work
}

/** Moves the end when the line items' length changes, unless the user has set it. `isNew`: also replaces the company's default. */
export function useEndFollowsWork(isNew: boolean): void {
  const { getValues, setValue } = useFormContext<ScheduleValues>()
  const services = useServiceMinutes()
  const work = useWorkMinutes()
  const currentMinutes = isNew ? work : services
  const last = useRef(currentMinutes)
  useEffect(() => {
    const before = last.current
    last.current = currentMinutes
    const [start, end] = getValues(['startTime', 'endTime'])
    if (before === null || before === work || !isClock(start) || minutesBetween(start, end) !== before) return
    setValue('endTime', clockAfter(start, work), { shouldDirty: true, shouldValidate: true })
  }, [currentMinutes, work, getValues, setValue])
}
