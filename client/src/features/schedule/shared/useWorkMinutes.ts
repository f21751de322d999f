import { serviceMinutes } from '@callout/contracts/jobs/schedule/freeTimes'
import { isClock } from '@callout/contracts/time'
import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { minutesBetween } from '../../../components/fields/days/slotLength.ts'
import type { ScheduleValues } from './scheduleValues.ts'
import { clockAfter, usualMinutes } from './usualLength.ts'
import { useLookups } from '../../settings/shared/useFormLookups.ts'

/** The line items of a form, as far as their length needs them. */
interface WorkValues {
  readonly lineItems: readonly { readonly quantity: string; readonly durationMinutes?: number | null }[]
}

/** Minutes of the line items of the form; null where none of them has a duration. */
function useServiceMinutes(): number | null {
  const lines = useWatch<WorkValues, 'lineItems'>({ name: 'lineItems' })
  return serviceMinutes(lines.map(({ quantity, durationMinutes }) => ({ quantity: Number(quantity), minutes: durationMinutes ?? null })))
}

/** Minutes that a visit of the form takes unless its end is set: those of its line items, else the company's default (D32). */
export function useWorkMinutes(): number {
  const { settings } = useLookups()
  return useServiceMinutes() ?? usualMinutes(settings)
}

/** Minutes that a visit of the form takes: until its end where somebody has set one. */
export function useVisitMinutes(): number {
  const [startTime, endTime] = useWatch<ScheduleValues, ['startTime', 'endTime']>({ name: ['startTime', 'endTime'] })
  const work = useWorkMinutes()
  return minutesBetween(startTime, endTime) ?? work
}

/**
 * Moves the end of the visits when their line items take another time, unless somebody has set the end.
 * `isNew`: an end that comes from the company's default follows too.
 */
export function useEndFollowsWork(isNew: boolean): void {
  const { getValues, setValue } = useFormContext<ScheduleValues>()
  const services = useServiceMinutes()
  const work = useWorkMinutes()
  const own = isNew ? work : services
  const last = useRef(own)
  useEffect(() => {
    const before = last.current
    last.current = own
    const [start, end] = getValues(['startTime', 'endTime'])
    if (before === null || before === work || !isClock(start) || minutesBetween(start, end) !== before) return
    setValue('endTime', clockAfter(start, work), { shouldDirty: true, shouldValidate: true })
  }, [own, work, getValues, setValue])
}
