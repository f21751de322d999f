import { period as periods } from '@callout/contracts/dashboard/codes'
import { type Days, lastDayOf } from '@callout/contracts/earnings/range'
import { ActionIcon, Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useFormat } from '../../lib/format/useFormat.ts'
import classes from './PeriodMoves.module.css'

type Period = keyof typeof periods

const periodNames: Readonly<Record<Exclude<Period, 'ALL'>, { readonly before: string; readonly after: string; readonly now: string }>> = {
  DAY: { before: 'Previous day', after: 'Next day', now: 'Today' },
  WEEK: { before: 'Previous week', after: 'Next week', now: 'This week' },
  MONTH: { before: 'Previous month', after: 'Next month', now: 'This month' },
  YEAR: { before: 'Previous year', after: 'Next year', now: 'This year' },
}

interface PeriodMovesProps {
  readonly period: Period
  readonly days: Days | null
  /** null: the period that ends today. */
  readonly onMove: (date: string | null) => void
}

export function PeriodMoves({ period, days, onMove }: PeriodMovesProps) {
  const format = useFormat()
  const today = format.today()
  if (!days) return null
  const text = days.from === days.to ? format.shortDay(days.from) : `${format.day(days.from)} – ${format.day(days.to)}`
  if (period === 'ALL') return <p className={classes.days}>{text}</p>
  const { code } = periods[period]
  const { before, after, now } = periodNames[period]
  const isCurrent = days.to >= today || lastDayOf(code, days, 0) >= today
  const move = (date: string): void => onMove(date >= today ? null : date)
  return (
    <div className="row wrap gap8">
      <ActionIcon variant="default" size={36} aria-label={before} onClick={() => move(lastDayOf(code, days, -1))}>
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="default" size={36} aria-label={after} disabled={isCurrent} onClick={() => move(lastDayOf(code, days, 1))}>
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
      <p className={classes.days} aria-live="polite">
        {text}
      </p>
      {!isCurrent && (
        <Button variant="subtle" size="compact-sm" onClick={() => onMove(null)}>
          {now}
        </Button>
      )}
    </div>
  )
}
