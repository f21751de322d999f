import { addDays, wallTimeOf } from '../../time.ts'
import type { Recurrence } from './recurrence.ts'
import type { PlannedSlot } from './schedule.ts'

interface Series {
  readonly rule: Recurrence
  readonly first_date: string
  readonly start_time: string
  readonly end_time: string
}

const DAY_MS = 86_400_000
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS
const shiftedWeekday = (weekday: number, days: number): number => (weekday + days + 7) % 7

const LAST_DAY = 31
/** Day 31 is each month's last, so the first follows it. Days 28 to 30 can't follow their visits in shorter months. */
const shiftedMonthDay = (day: number, days: number): number => ((day - 1 + days + LAST_DAY) % LAST_DAY) + 1

export function seriesInZone({ rule, first_date }: Series, slot: Omit<PlannedSlot, 'date'>, from: string, to: string): Series {
  const start = wallTimeOf(slot.start_at, to)
  const days = daysBetween(wallTimeOf(slot.start_at, from).date, start.date)
  const firstDate = addDays(first_date, days)
  return {
    rule: {
      ...rule,
      weekdays: rule.weekdays && rule.weekdays.map((weekday) => shiftedWeekday(weekday, days)).toSorted((a, b) => a - b),
      month_day: rule.month_day ? shiftedMonthDay(rule.month_day, days) : rule.month_day,
      end_date: addDays(rule.end_date, days),
    },
    first_date: firstDate,
    start_time: start.time,
    end_time: wallTimeOf(slot.end_at, to).time,
  }
}
