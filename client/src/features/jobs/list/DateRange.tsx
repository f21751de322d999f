import { addDays } from '@callout/contracts/time'
import { Button, TextInput } from '@mantine/core'
import { useFormat } from '../../../shared/format/useFormat.ts'
import type { JobListState } from './jobListState.ts'
import type { ChangeJobList } from './useJobListState.ts'
import classes from './JobList.module.css'

interface DateRangeProps {
  readonly state: JobListState
  readonly onChange: ChangeJobList
}

/** First and last day, counted from today. */
const presets = [
  { label: 'Today', from: 0, to: 0 },
  { label: 'Tomorrow', from: 1, to: 1 },
  { label: 'Next 7 days', from: 0, to: 6 },
  { label: 'Last 30 days', from: -29, to: 0 },
] as const

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
        {presets.map(({ label, from, to }) => (
          <Button
            key={label}
            size="compact-xs"
            variant="default"
            onClick={() => onChange({ dateFrom: addDays(today(), from), dateTo: addDays(today(), to) })}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}
