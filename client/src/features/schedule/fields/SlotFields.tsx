import { closedReason } from '@callout/contracts/jobs/schedule/occurrences'
import { Text } from '@mantine/core'
import { useController } from 'react-hook-form'
import { ClockField } from '../../../components/fields/days/ClockField.tsx'
import { DayField } from '../../../components/fields/days/DayField.tsx'
import { useClosedDays } from './useClosedDays.ts'
import { useStartAndEnd } from './useStartAndEnd.ts'
import { clockAfter } from '../visits/usualLength.ts'
import classes from './SlotFields.module.css'

/** Form values of a slot: '' is empty; invalid text is unchanged. */
export interface SlotAnswers {
  readonly date: string
  readonly startTime: string
  readonly endTime: string
}

const STEP_MINUTES = 30

interface SlotFieldsProps {
  readonly zone: string | null
  /** Length of a visit that has none yet; null: unknown. */
  readonly minutes?: number | null
}

export function SlotFields({ zone, minutes = null }: SlotFieldsProps) {
  const date = useController<SlotAnswers, 'date'>({ name: 'date' })
  const { start, end, length } = useStartAndEnd({
    stepMinutes: STEP_MINUTES,
    ...(minutes !== null && { usualEnd: (time: string) => clockAfter(time, minutes) }),
  })
  const closedDays = useClosedDays()
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
        <ClockField {...start} label="Start" />
        <ClockField {...end} label="End" />
      </div>
      <Text size="xs" c="dimmed" mt={6}>
        {[length, zone && `Times in ${zone.replaceAll('_', ' ')}`].filter(Boolean).join(' · ')}
      </Text>
    </div>
  )
}
