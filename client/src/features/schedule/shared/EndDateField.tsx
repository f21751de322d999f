import { useController, useFormContext, useWatch } from 'react-hook-form'
import { useFormat } from '../../../lib/format/useFormat.ts'
import type { ScheduleValues } from './scheduleValues.ts'
import { DayField } from '../../../components/fields/days/DayField.tsx'
import { sameDayIn } from '../../../components/fields/days/monthGrid.ts'

const spans = [
  { label: '3 months', months: 3 },
  { label: '6 months', months: 6 },
  { label: '1 year', months: 12 },
]

/** Last day of a recurring job (spec §5). */
export function EndDateField() {
  const { clearErrors } = useFormContext<ScheduleValues>()
  const { field, fieldState } = useController<ScheduleValues, 'recurrence.endDate'>({ name: 'recurrence.endDate' })
  const [first] = useWatch<ScheduleValues, 'dates'>({ name: 'dates' })
  const { today } = useFormat()
  const begin = first ?? today()
  const choose = (date: string): void => {
    field.onChange(date)
    clearErrors('recurrence.endDate')
  }
  return (
    <DayField
      label="End date"
      value={field.value}
      onChange={choose}
      min={first}
      isRequired
      error={fieldState.error?.message}
      inputRef={field.ref}
      quick={spans.map(({ label, months }) => ({ label, date: sameDayIn(begin, months) }))}
    />
  )
}
