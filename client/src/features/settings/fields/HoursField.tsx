import { weekdayNames } from '@callout/contracts/time'
import { Button } from '@mantine/core'
import { useController, useWatch } from 'react-hook-form'
import { ClockField } from '../../../components/fields/days/ClockField.tsx'
import { clocksBetween } from '../../../components/fields/days/clockText.ts'
import { FlagField } from '../../../components/fields/choice/FlagField.tsx'
import type { SettingValues } from '../settingRecord.ts'
import classes from '../settings.module.css'

interface Day {
  readonly day: number
  readonly isOn: boolean
  readonly open: string
  readonly close: string
}

const times = clocksBetween('00:00', '23:30', 30)

const usualWeek: readonly Day[] = weekdayNames.map((_, day) => ({ day, isOn: day >= 1 && day <= 5, open: '09:00', close: '17:00' }))

export function HoursField() {
  const { field } = useController<SettingValues>({ name: 'businessHours' })
  const days = useWatch<SettingValues>({ name: 'businessHours' }) as readonly Day[] | null
  if (!days) {
    return (
      <Button variant="default" onClick={() => field.onChange(usualWeek)} className={classes.alone}>
        Set business hours
      </Button>
    )
  }
  const first = days.find(({ isOn }) => isOn)
  const takeFirst = (): void =>
    field.onChange(days.map((day) => (day.isOn && first ? { ...day, open: first.open, close: first.close } : day)))
  return (
    <>
      {days.map(({ day, isOn }, index) => (
        <div key={day} className={classes.day} role="group" aria-label={weekdayNames[day] ?? ''}>
          <FlagField name={`businessHours.${index}.isOn`} label={weekdayNames[day] ?? ''} />
          {isOn ? (
            <div className={classes.hours}>
              <ClockField name={`businessHours.${index}.open`} label="Opens" isNamedAround example="09:00" times={times} />
              <span aria-hidden>–</span>
              <ClockField name={`businessHours.${index}.close`} label="Closes" isNamedAround example="17:00" times={times} />
            </div>
          ) : (
            <span className="dim">Closed</span>
          )}
        </div>
      ))}
      {first && (
        <Button variant="subtle" size="compact-sm" onClick={takeFirst} className={classes.alone}>
          Copy {weekdayNames[first.day]} to all open days
        </Button>
      )}
    </>
  )
}
