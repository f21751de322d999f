import { weekdayNames } from '@callout/contracts/time'
import { Input } from '@mantine/core'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { ClockField } from '../../../components/fields/days/ClockField.tsx'
import { FlagField } from '../../../components/fields/choice/FlagField.tsx'
import type { StaffFormValues } from './staffFormValues.ts'
import classes from './WorkingHoursFields.module.css'
import { halfHours } from '../actions/timeOffAnswers.ts'

function DayHours({ name, day }: { readonly name: string; readonly day: string }) {
  const field = { isNamedAround: true, times: halfHours }
  return (
    <div className={classes.hours}>
      <ClockField {...field} name={`${name}.open`} label={`${day} from`} example="09:00" />
      <span aria-hidden>–</span>
      <ClockField {...field} name={`${name}.close`} label={`${day} to`} example="17:00" />
    </div>
  )
}

export function WorkingHoursFields() {
  const labelId = useId()
  const days = useWatch<StaffFormValues, 'workingHours'>({ name: 'workingHours' })
  return (
    <div role="group" aria-labelledby={labelId}>
      <Input.Label component="span" id={labelId}>
        Working hours
      </Input.Label>
      {days.map(({ day, isOn }, index) => {
        const name = weekdayNames[day] ?? ''
        return (
          <div key={day} className={classes.day} role="group" aria-label={name}>
            <FlagField name={`workingHours.${index}.isOn`} label={name} />
            {isOn ? <DayHours name={`workingHours.${index}`} day={name} /> : <span className={classes.off}>Off</span>}
          </div>
        )
      })}
    </div>
  )
}
