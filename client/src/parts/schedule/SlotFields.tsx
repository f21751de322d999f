import { closedReason } from '@callout/contracts/jobs/occurrences'
import { messages } from '@callout/contracts/messages'
import { isClock } from '@callout/contracts/time'
import { Text } from '@mantine/core'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { ClockField } from '../../kit/fields/ClockField.tsx'
import { clocksBetween } from '../../kit/fields/clockText.ts'
import { DayField } from '../../kit/fields/DayField.tsx'
import { formatMinutes, minutesBetween, movedEnd } from '../../kit/fields/slotLength.ts'
import { useClosedDays } from './useClosedDays.ts'
import { useLast } from './useLast.ts'
import classes from './SlotFields.module.css'

/** When, as the inputs of a form hold it: '' is empty; a day or a time that is none stays as it was typed. */
export interface SlotAnswers {
  readonly date: string
  readonly startTime: string
  readonly endTime: string
}

const STEP_MINUTES = 30
const times = clocksBetween('06:00', '22:00', STEP_MINUTES)

/** Day, start and end, checked against each other when one is left. The end follows the start, so that a visit keeps its length. `zone`: null where nobody says it. */
export function SlotFields({ zone }: { readonly zone: string | null }) {
  const { control, getValues, setValue, setError, clearErrors, formState } = useFormContext<SlotAnswers>()
  const date = useController<SlotAnswers, 'date'>({ name: 'date' })
  const [startTime, endTime] = useWatch({ control, name: ['startTime', 'endTime'] })
  const startBefore = useLast(startTime)
  const closedDays = useClosedDays()
  const length = minutesBetween(startTime, endTime)

  const check = (): void => {
    const [start, end] = getValues(['startTime', 'endTime'])
    const isReversed = isClock(start) && isClock(end) && start >= end
    if (isReversed) setError('startTime', { message: messages.startBeforeEnd })
    else if (formState.errors.startTime?.message === messages.startBeforeEnd) clearErrors('startTime')
  }
  const moveEnd = (start: string): void => {
    if (isClock(start)) setValue('endTime', movedEnd(startBefore, getValues('endTime'), start))
    check()
  }
  const afterStart = times.filter((time) => !isClock(startTime) || time > startTime)
  return (
    <div>
      <div className={classes.slot}>
        <DayField
          label="Date"
          isRequired
          withAutofocus
          value={date.field.value}
          onChange={date.field.onChange}
          onBlur={date.field.onBlur}
          inputRef={date.field.ref}
          error={date.fieldState.error?.message}
          closedOn={(day) => closedReason(day, closedDays)}
        />
        <ClockField name="startTime" label="Start" example="09:00" times={times} onMove={moveEnd} />
        <ClockField name="endTime" label="End" example="10:30" times={afterStart} onMove={check} />
      </div>
      <Text size="xs" c="dimmed" mt={6}>
        {[length && formatMinutes(length), zone && `Times in ${zone.replaceAll('_', ' ')}`].filter(Boolean).join(' · ')}
      </Text>
    </div>
  )
}
