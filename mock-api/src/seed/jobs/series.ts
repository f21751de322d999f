import { weekdayOf } from '@callout/contracts/time'
import type { SeriesRecord } from '../../resources/jobs/records.ts'
import type { VisitPlan } from './plan.ts'

const DAY_MS = 86_400_000
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS

function mostCommon<T>(values: readonly T[], getKey: (value: T) => string): T | undefined {
  const groups = Map.groupBy(values, getKey)
  return [...groups.values()].toSorted((a, b) => b.length - a.length)[0]?.[0]
}

export function seriesOf(visits: readonly VisitPlan[]): SeriesRecord | null {
  const dates = visits.flatMap(({ date }) => (date === null ? [] : [date])).toSorted()
  const [first, second] = dates
  const usual = mostCommon(visits, ({ start, end }) => `${start} ${end}`)
  if (first === undefined || second === undefined || !usual) return null
  const gaps = dates.slice(1).map((date, index) => daysBetween(dates[index] ?? date, date))
  const rule = {
    frequency: 2,
    interval: Math.max(1, Math.round(Math.min(...gaps) / 7)),
    weekdays: [weekdayOf(first)],
    month_day: null,
    end_date: dates.at(-1) ?? second,
    skip_closed_days: false,
  } as const
  return { rule: { ...rule, weekdays: [...rule.weekdays] }, first_date: first, start_time: usual.start, end_time: usual.end }
}
