import { Button, TextInput } from '@mantine/core'
import { useFormat } from '../../../shared/format/useFormat.ts'
import type { JobListState } from './jobListState.ts'
import { relativeDays } from './relativeDays.ts'
import type { ChangeJobList } from './useJobListState.ts'
import classes from './JobFilterPanel.module.css'

interface DateRangeProps {
  readonly state: JobListState
  readonly onChange: ChangeJobList
}

/** While a year is typed the browser reports the years 0002, 0020 and 0202 too. */
const isTyped = (date: string): boolean => date === '' || date >= '1900'

export function DateRange({ state, onChange }: DateRangeProps) {
  const { today } = useFormat()
  return (
    <div>
      <div className={classes.dates}>
        <TextInput
          type="date"
          label="From"
          max={state.dateTo ?? undefined}
          value={state.dateFrom ?? ''}
          onChange={({ currentTarget: { value } }) => isTyped(value) && onChange({ dateFrom: value || null })}
        />
        <TextInput
          type="date"
          label="To"
          min={state.dateFrom ?? undefined}
          value={state.dateTo ?? ''}
          onChange={({ currentTarget: { value } }) => isTyped(value) && onChange({ dateTo: value || null })}
        />
      </div>
      <div className={classes.presets}>
        {Object.values(relativeDays).map(({ label, daysOn }) => (
          <Button key={label} size="compact-xs" variant="default" onClick={() => onChange(daysOn(today()))}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}
