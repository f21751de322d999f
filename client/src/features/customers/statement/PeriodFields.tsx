import { isCalendarDay, addDays } from '@callout/contracts/time'
import { Button, Group } from '@mantine/core'
import { DayField } from '../../../components/fields/days/DayField.tsx'
import { useFormat } from '../../../lib/format/useFormat.ts'
import type { StatementPeriod } from './loadStatement.ts'
import classes from './Statement.module.css'

export const thisMonth = (today: string): StatementPeriod => ({ from: `${today.slice(0, 7)}-01`, to: today })

export function lastMonth(today: string): StatementPeriod {
  const to = addDays(thisMonth(today).from, -1)
  return { from: `${to.slice(0, 7)}-01`, to }
}

const thisYear = (today: string): StatementPeriod => ({ from: `${today.slice(0, 4)}-01-01`, to: today })

/** Why a period is invalid; null: valid. */
export function periodProblem({ from, to }: StatementPeriod): string | null {
  if (!isCalendarDay(from) || !isCalendarDay(to)) return 'Enter a date'
  return from > to ? 'The end must not be before the start' : null
}

interface PeriodFieldsProps {
  readonly value: StatementPeriod
  readonly onChange: (period: StatementPeriod) => void
}

export function PeriodFields({ value, onChange }: PeriodFieldsProps) {
  const today = useFormat().today()
  const problem = periodProblem(value)
  const quick = [
    ['Last month', lastMonth(today)],
    ['This month', thisMonth(today)],
    ['This year', thisYear(today)],
  ] as const
  return (
    <div className={`wrap ${classes.period}`}>
      <DayField label="From" isMarked={false} value={value.from} onChange={(from) => onChange({ ...value, from })} />
      <DayField label="To" isMarked={false} value={value.to} onChange={(to) => onChange({ ...value, to })} error={problem} isAtEnd />
      <Group gap={4} h={36}>
        {quick.map(([label, period]) => (
          <Button
            key={label}
            variant={period.from === value.from && period.to === value.to ? 'light' : 'subtle'}
            size="compact-sm"
            onClick={() => onChange(period)}
          >
            {label}
          </Button>
        ))}
      </Group>
    </div>
  )
}
