import { useController, useFormContext, useWatch } from 'react-hook-form'
import { useFormat } from '../../../shared/format/useFormat.ts'
import type { JobFormValues } from '../form/jobFormValues.ts'
import { DayField } from './DayField.tsx'
import { sameDayIn } from './monthGrid.ts'

const noClosedDay = (): null => null
const spans = [
  { label: '3 months', months: 3 },
  { label: '6 months', months: 6 },
  { label: '1 year', months: 12 },
]

/** Last day of a recurring job (spec §5). */
export function EndDateField() {
  const { clearErrors } = useFormContext<JobFormValues>()
  const { field, fieldState } = useController<JobFormValues, 'recurrence.endDate'>({ name: 'recurrence.endDate' })
  const [first] = useWatch<JobFormValues, 'dates'>({ name: 'dates' })
  const { today, day } = useFormat()
  const begin = first ?? today()
  const choose = (date: string): void => {
    field.onChange(date)
    clearErrors('recurrence.endDate')
  }
  return (
    <DayField
      label="End date"
      value={field.value}
      text={field.value && day(field.value)}
      onChange={choose}
      today={today()}
      min={first}
      closedOn={noClosedDay}
      error={fieldState.error?.message}
      inputRef={field.ref}
      quick={spans.map(({ label, months }) => ({ label, date: sameDayIn(begin, months) }))}
    />
  )
}
