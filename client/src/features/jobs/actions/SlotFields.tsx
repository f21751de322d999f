import { messages } from '@callout/contracts/messages'
import { Text, TextInput } from '@mantine/core'
import { useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import type { SlotAnswers } from './ScheduleDialog.tsx'
import { formatMinutes, minutesBetween, movedEnd } from './slotLength.ts'
import classes from './actions.module.css'

/** Day, start and end, checked against each other when one is left. The end follows the start, so that a visit keeps its length. */
export function SlotFields({ zone }: { readonly zone: string }) {
  const { register, watch, getValues, setValue, setError, clearErrors, formState } = useFormContext<SlotAnswers>()
  const { errors } = formState
  const [startTime, endTime] = watch(['startTime', 'endTime'])
  const length = minutesBetween(startTime, endTime)
  const isReversed = startTime !== '' && endTime !== '' && length === null
  const onBlur = (): void => {
    if (isReversed) setError('startTime', { message: messages.startBeforeEnd })
    else if (errors.startTime?.message === messages.startBeforeEnd) clearErrors('startTime')
  }
  const start = register('startTime', { onBlur })
  const lastStart = useRef(startTime)
  const keepLength = (newStart: string): void => {
    if (newStart === '') return
    setValue('endTime', movedEnd(lastStart.current, getValues('endTime'), newStart))
    lastStart.current = newStart
  }
  return (
    <div>
      <div className={classes.slot}>
        <TextInput label="Date" type="date" withAsterisk data-autofocus error={errors.date?.message} {...register('date')} />
        <TextInput
          label="Start"
          type="time"
          withAsterisk
          error={errors.startTime?.message}
          {...start}
          onChange={(event) => {
            keepLength(event.currentTarget.value)
            void start.onChange(event)
          }}
        />
        <TextInput label="End" type="time" withAsterisk error={errors.endTime?.message} {...register('endTime', { onBlur })} />
      </div>
      <Text size="xs" c="dimmed" mt={6}>
        {[length && formatMinutes(length), `Times in ${zone.replaceAll('_', ' ')}`].filter(Boolean).join(' · ')}
      </Text>
    </div>
  )
}
