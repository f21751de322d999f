import { weekdayNames, weekdayOf } from '@callout/contracts/time'
import { Input } from '@mantine/core'
import { useId } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { useFirstDay } from '../../../components/fields/days/firstDay.ts'
import { inWeekOrder } from '../../../components/fields/days/monthGrid.ts'
import type { ScheduleValues } from './scheduleValues.ts'
import classes from './Schedule.module.css'

export function WeekdayFields() {
  const labelId = useId()
  const firstDay = useFirstDay()
  const { field } = useController<ScheduleValues, 'recurrence.weekdays'>({ name: 'recurrence.weekdays' })
  const [first] = useWatch<ScheduleValues, 'dates'>({ name: 'dates' })
  const chosen = field.value.length > 0 || first === undefined ? field.value : [weekdayOf(first)]
  const toggle = (weekday: number): void =>
    field.onChange(chosen.includes(weekday) ? chosen.filter((item) => item !== weekday) : [...chosen, weekday].toSorted((a, b) => a - b))
  return (
    <div role="group" aria-labelledby={labelId}>
      <Input.Label component="span" id={labelId}>
        On
      </Input.Label>
      <div className={`wrap gap6 ${classes.weekdays}`}>
        {inWeekOrder([...weekdayNames.entries()], firstDay).map(([weekday, name], index) => (
          <button
            key={name}
            ref={index === 0 ? field.ref : undefined}
            type="button"
            className={classes.weekday}
            aria-pressed={chosen.includes(weekday)}
            aria-label={name}
            data-short={name.slice(0, 2)}
            onClick={() => toggle(weekday)}
          />
        ))}
      </div>
    </div>
  )
}
