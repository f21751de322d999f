import { isCalendarDay } from '@callout/contracts/time'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { DayField } from '../../fields/days/DayField.tsx'
import type { Days } from '../filters.ts'
import { relativeDays } from './relativeDays.ts'
import classes from './FilterFields.module.css'

interface DateRangeProps {
  readonly value: Days
  readonly onSet: (days: Days) => void
}

export function DateRange({ value, onSet }: DateRangeProps) {
  const { today } = useFormat()
  const { from, to } = value
  return (
    <div>
      <div className={classes.dates}>
        <EndOfRange label="From" day={from} onSet={(day) => onSet({ ...value, from: day })} />
        <EndOfRange label="To" day={to} min={from ?? undefined} isLast onSet={(day) => onSet({ ...value, to: day })} />
      </div>
      <div className={`wrap ${classes.presets}`}>
        {Object.values(relativeDays).map(({ label, daysOn }) => (
          <Button key={label} size="compact-xs" variant="default" onClick={() => onSet(daysOn(today()))}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}

interface EndOfRangeProps {
  readonly label: string
  readonly day: string | null
  readonly onSet: (day: string | null) => void
  readonly min?: string | undefined
  readonly isLast?: boolean
}

/** Invalid text doesn't filter and stays until it is corrected. */
function EndOfRange({ label, day, onSet, min, isLast = false }: EndOfRangeProps) {
  const format = useFormat()
  const [typed, setTyped] = useState({ text: '', beside: day })
  const wrong = typed.beside === day ? typed.text : ''
  const take = (value: string): void => {
    const isDay = value === '' || isCalendarDay(value)
    setTyped({ text: isDay ? '' : value, beside: day })
    if (isDay) onSet(value || null)
  }
  return (
    <DayField
      label={label}
      value={wrong || (day ?? '')}
      error={wrong !== '' && `Enter a date like ${format.day(format.today())}`}
      onChange={take}
      min={min}
      isAtEnd={isLast}
    />
  )
}
