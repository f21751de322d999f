import { recurrenceFrequency } from '@callout/contracts/jobs/codes'
import { NativeSelect, NumberInput, Switch } from '@mantine/core'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import type { ScheduleValues } from './scheduleValues.ts'
import { EndDateField } from './EndDateField.tsx'
import { MonthDayField } from './MonthDayField.tsx'
import { WeekdayFields } from './WeekdayFields.tsx'
import classes from './Schedule.module.css'

const frequencies = Object.values(recurrenceFrequency)
const unitsFor = (interval: number | ''): { value: string; label: string }[] =>
  frequencies.map(({ code, unit }) => ({ value: String(code), label: interval === 1 ? unit : `${unit}s` }))

/** How a recurring job repeats, and until when (spec §5). */
export function RecurrenceFields() {
  const { control } = useFormContext<ScheduleValues>()
  const [frequency, interval] = useWatch({ control, name: ['recurrence.frequency', 'recurrence.interval'] })
  return (
    <div className={classes.rule}>
      <div className={classes.every}>
        <Controller
          control={control}
          name="recurrence.interval"
          render={({ field, fieldState }) => (
            <NumberInput
              {...field}
              label="Every"
              min={1}
              max={99}
              allowDecimal={false}
              allowNegative={false}
              error={fieldState.error?.message}
              onChange={(value) => field.onChange(value === '' ? '' : Number(value))}
            />
          )}
        />
        <Controller
          control={control}
          name="recurrence.frequency"
          render={({ field }) => (
            <NativeSelect
              {...field}
              label="Period"
              data={unitsFor(interval)}
              value={String(field.value)}
              onChange={(event) => field.onChange(Number(event.currentTarget.value))}
            />
          )}
        />
      </div>
      {frequency === recurrenceFrequency.WEEKLY.code && <WeekdayFields />}
      {frequency === recurrenceFrequency.MONTHLY.code && <MonthDayField />}
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
