import { recurrenceFrequency } from '@callout/contracts/jobs/codes'
import { NativeSelect, Switch } from '@mantine/core'
import { Controller, useFormContext, useWatch, useController } from 'react-hook-form'
import type { ScheduleValues } from './scheduleValues.ts'
import { WeekdayFields } from './WeekdayFields.tsx'
import classes from './Schedule.module.css'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { NumberField } from '../../../components/fields/text/NumberField.tsx'
import { DayField } from '../../../components/fields/days/DayField.tsx'
import { sameDayIn } from '../../../components/fields/days/monthGrid.ts'

const OF_FIRST_DATE = ''
const LAST_SURE_DAY = 28
const days = Array.from({ length: 31 }, (_, day) => ({ value: String(day + 1), label: `Day ${day + 1}` }))

/** Day of a monthly rule. A day missing in a month becomes its last one, as the field explains. */
function MonthDayField() {
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

const spans = [
  { label: '3 months', months: 3 },
  { label: '6 months', months: 6 },
  { label: '1 year', months: 12 },
]

/** Last day of a recurring job (spec §5). */
function EndDateField() {
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

const frequencies = Object.entries(recurrenceFrequency)
const unitsFor = (interval: number | string): { value: string; label: string }[] =>
  frequencies.map(([value, { unit }]) => ({ value, label: interval === 1 ? unit : `${unit}s` }))

/** Recurrence rule and its end (spec §5). */
export function RecurrenceFields() {
  const { control } = useFormContext<ScheduleValues>()
  const [frequency, interval] = useWatch({ control, name: ['recurrence.frequency', 'recurrence.interval'] })
  return (
    <div className={`stack ${classes.rule}`}>
      <div className={classes.every}>
        <NumberField name="recurrence.interval" label="Every" />
        <Controller
          control={control}
          name="recurrence.frequency"
          render={({ field }) => <NativeSelect {...field} label="Period" data={unitsFor(interval)} />}
        />
      </div>
      {frequency === 'WEEKLY' && <WeekdayFields />}
      {frequency === 'MONTHLY' && <MonthDayField />}
      <EndDateField />
      <Controller
        control={control}
        name="recurrence.skipClosedDays"
        render={({ field: { value, onChange, ref, onBlur } }) => (
          <Switch
            ref={ref}
            label="Skip closed days"
            description="No visits on holidays or on days without business hours."
            checked={value}
            onChange={(event) => onChange(event.currentTarget.checked)}
            onBlur={onBlur}
          />
        )}
      />
    </div>
  )
}
