import { NativeSelect } from '@mantine/core'
import { useController, useWatch } from 'react-hook-form'
import type { ScheduleValues } from './scheduleValues.ts'

const OF_FIRST_DATE = ''
const LAST_SURE_DAY = 28
const days = Array.from({ length: 31 }, (_, day) => ({ value: String(day + 1), label: `Day ${day + 1}` }))

/** The day of a monthly rule. A day that a month does not have falls on its last one, and the field says so. */
export function MonthDayField() {
  const { field, fieldState } = useController<ScheduleValues, 'recurrence.monthDay'>({ name: 'recurrence.monthDay' })
  const [first] = useWatch<ScheduleValues, 'dates'>({ name: 'dates' })
  const day = field.value ?? (first === undefined ? null : Number(first.slice(8)))
  const ofFirst = {
    value: OF_FIRST_DATE,
    label: first === undefined ? 'Same day as the first date' : `Same day as the first date (${Number(first.slice(8))})`,
  }
  return (
    <NativeSelect
      {...field}
      label="On"
      data={[ofFirst, ...days]}
      value={field.value === null ? OF_FIRST_DATE : String(field.value)}
      onChange={(event) => field.onChange(event.currentTarget.value ? Number(event.currentTarget.value) : null)}
      error={fieldState.error?.message}
      description={day !== null && day > LAST_SURE_DAY ? 'In shorter months, the visit is on the last day.' : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  )
}
