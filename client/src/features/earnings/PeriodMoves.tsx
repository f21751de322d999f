import type { Days } from '@callout/contracts/earnings/range'
import type { period as periods } from '@callout/contracts/dashboard/codes'
import { addDays } from '@callout/contracts/time'
import { ActionIcon, Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useFormat } from '../../shared/format/useFormat.ts'
import classes from './Earnings.module.css'

type Period = keyof typeof periods

const called: Readonly<Record<Period, string>> = { DAY: 'day', WEEK: '7 days', MONTH: '30 days', YEAR: '365 days', ALL: 'time' }

interface PeriodMovesProps {
  readonly period: Period
  /** null: not told. */
  readonly days: Days | null
  /** null: the period that ends today. */
  readonly onMove: (date: string | null) => void
}

/** Which days are shown, and the way to those before and after. */
export function PeriodMoves({ period, days, onMove }: PeriodMovesProps) {
  const format = useFormat()
  const today = format.today()
  if (!days) return null
  const words = days.from === days.to ? format.shortDay(days.from) : `${format.day(days.from)} – ${format.day(days.to)}`
  if (period === 'ALL') return <p className={classes.days}>{words}</p>
  const count = (Date.parse(days.to) - Date.parse(days.from)) / 86_400_000 + 1
  const next = addDays(days.to, count)
  const move = (date: string): void => onMove(date >= today ? null : date)
  return (
    <div className={classes.moves}>
      <ActionIcon variant="default" size={36} aria-label={`The ${called[period]} before`} onClick={() => move(addDays(days.to, -count))}>
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={`The ${called[period]} after`}
        disabled={days.to >= today}
        onClick={() => move(next)}
      >
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
      <p className={classes.days} aria-live="polite">
        {words}
      </p>
      {days.to < today && (
        <Button variant="subtle" size="compact-sm" onClick={() => onMove(null)}>
          Up to today
        </Button>
      )}
    </div>
  )
}
