import { Input, Switch, TextInput } from '@mantine/core'
import { useId } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { unmarked } from '../../../shared/forms/required.ts'
import type { DayValues, StaffFormValues } from './staffFormValues.ts'
import classes from './WorkingHoursFields.module.css'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

interface DayFieldsProps {
  readonly day: DayValues
  readonly place: number
  readonly onChange: (part: Partial<DayValues>) => void
}

function DayFields({ day: { day, isOn, open, close }, place, onChange }: DayFieldsProps) {
  const { formState, getFieldState } = useFormContext<StaffFormValues>()
  const name = weekdays[day] ?? ''
  const errorOf = (part: 'open' | 'close') => getFieldState(`workingHours.${place}.${part}`, formState).error?.message
  const time = (part: 'open' | 'close', label: string, value: string) => (
    <TextInput
      type="time"
      aria-label={`${name} ${label}`}
      {...unmarked}
      value={value}
      onChange={(event) => onChange({ [part]: event.currentTarget.value })}
      error={errorOf(part)}
    />
  )
  return (
    <div className={classes.day} role="group" aria-label={name}>
      <Switch label={name} checked={isOn} onChange={(event) => onChange({ isOn: event.currentTarget.checked })} className={classes.name} />
      {isOn && time('open', 'from', open)}
      {isOn && time('close', 'to', close)}
      {!isOn && <span className={classes.off}>Off</span>}
    </div>
  )
}

/** When somebody works, weekday by weekday. */
export function WorkingHoursFields() {
  const labelId = useId()
  const { field } = useController<StaffFormValues, 'workingHours'>({ name: 'workingHours' })
  const days = useWatch<StaffFormValues, 'workingHours'>({ name: 'workingHours' })
  return (
    <div role="group" aria-labelledby={labelId}>
      <Input.Label component="span" id={labelId}>
        Working hours
      </Input.Label>
      {days.map((day, place) => (
        <DayFields
          key={day.day}
          day={day}
          place={place}
          onChange={(part) => field.onChange(days.map((other, at) => (at === place ? { ...other, ...part } : other)))}
        />
      ))}
    </div>
  )
}
