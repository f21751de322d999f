import { messages } from '@callout/contracts/text/messages'
import { isClock } from '@callout/contracts/time'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { clocksBetween } from '../../../components/fields/days/clockText.ts'
import { formatMinutes } from '../../../lib/format/durations.ts'
import { minutesBetween, movedEnd } from '../../../components/fields/days/slotLength.ts'
import { useState } from 'react'

/** The last valid time ("HH:mm"), so that clearing the field preserves the visit's length. */
function useLast(time: string): string {
  const [last, setLast] = useState(time)
  if (time !== last && /^\d\d:\d\d$/.test(time)) setLast(time)
  return last
}

interface StartAndEnd {
  /** "HH:mm", '' or invalid text. */
  readonly startTime: string
  readonly endTime: string
}

interface StartAndEndOptions {
  readonly stepMinutes: number
  /** Default end for a start. If omitted, an empty end stays empty. */
  readonly usualEnd?: (start: string) => string
}

const names = ['startTime', 'endTime'] as const

/** The end follows the start so that the length is preserved; both are validated together once set. */
export function useStartAndEnd({ stepMinutes, usualEnd }: StartAndEndOptions) {
  const { control, getValues, setValue, setError, clearErrors, trigger, getFieldState } = useFormContext<StartAndEnd>()
  const { isSubmitted } = useFormState({ control })
  const [startTime, endTime] = useWatch({ control, name: names })
  const startBefore = useLast(startTime)
  const problem = (): string | undefined => getFieldState('startTime').error?.message

  const check = async (): Promise<void> => {
    const isRefused = problem() !== undefined && problem() !== messages.startBeforeEnd
    if (isSubmitted || isRefused) await trigger(names)
    const [start, end] = getValues(names)
    const isReversed = isClock(start) && isClock(end) && start >= end
    if (isReversed) setError('startTime', { message: messages.startBeforeEnd })
    else if (problem() === messages.startBeforeEnd) clearErrors('startTime')
  }
  const moveEnd = (start: string): void => {
    const end = getValues('endTime')
    const next = end === '' && usualEnd ? usualEnd(start) : movedEnd(startBefore, end, start)
    if (isClock(start)) setValue('endTime', next, { shouldDirty: true })
    void check()
  }
  /** "1 h 30 min" from the start; null if the time is not after it. */
  const lengthUntil = (time: string): string | null => {
    const minutes = minutesBetween(startTime, time)
    return minutes === null ? null : formatMinutes(minutes)
  }
  return {
    start: { name: 'startTime', example: '09:00', times: clocksBetween('06:00', '22:00', stepMinutes), onMove: moveEnd },
    end: {
      name: 'endTime',
      example: '10:30',
      times: clocksBetween('06:00', '23:30', stepMinutes).filter((time) => !isClock(startTime) || time > startTime),
      onMove: () => void check(),
    },
    startTime,
    length: lengthUntil(endTime),
    lengthUntil,
  } as const
}
