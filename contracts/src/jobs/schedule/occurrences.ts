import type { CodeOf } from '../../wire/codes.ts'
import { weekdayNames, weekdayOf } from '../../time.ts'
import type { recurrenceFrequency } from '../codes.ts'
import type { Recurrence } from './recurrence.ts'

export const MAX_OCCURRENCES = 366
export const tooManyOccurrences = `A recurring job can have up to ${MAX_OCCURRENCES} visits. Choose an earlier end date or a longer interval.`
const MAX_CANDIDATES = 7 * MAX_OCCURRENCES
const DAY_MS = 86_400_000

/** Closed days. `weekdays`: 0 Sunday to 6 Saturday; dates as YYYY-MM-DD. */
export interface ClosedDays {
  readonly weekdays: readonly number[]
  readonly holidays: readonly { readonly date: string; readonly name: string }[]
}
export interface Occurrences {
  readonly dates: readonly string[]
  readonly skipped: readonly { readonly date: string; readonly reason: string }[]
  readonly isTooLong: boolean
}

/** Days since 1970-01-01, independent of the time zone. */
const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS
const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)
const dayIn = (year: number, month: number, day: number): number => new Date(0).setUTCFullYear(year, month, day) / DAY_MS
/** Months may overflow. Days are cut to the month's length. */
const dayOfMonth = (year: number, month: number, day: number): number => Math.min(dayIn(year, month, day), dayIn(year, month + 1, 0))

const getParts = (date: string): [year: number, month: number, day: number] => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  return [year, month - 1, day]
}

type DaysOfPeriod = (rule: Recurrence, first: string, periods: number) => number[]

const daysOfPeriod: Readonly<Record<CodeOf<typeof recurrenceFrequency>, DaysOfPeriod>> = {
  1: (_, first, periods) => [dayOf(first) + periods],
  2: (rule, first, periods) => {
    const sunday = dayOf(first) - weekdayOf(first) + 7 * periods
    return weekdaysOf(rule, first).map((weekday) => sunday + weekday)
  },
  3: (rule, first, periods) => {
    const [year, month, day] = getParts(first)
    return [dayOfMonth(year, month + periods, rule.month_day ?? day)]
  },
  4: (_, first, periods) => {
    const [year, month, day] = getParts(first)
    return [dayOfMonth(year + periods, month, day)]
  },
}

export const weekdaysOf = ({ weekdays }: Recurrence, firstDate: string): number[] =>
  weekdays?.length ? [...new Set(weekdays)].toSorted((a, b) => a - b) : [weekdayOf(firstDate)]

function* candidates(rule: Recurrence, firstDate: string): Generator<number> {
  const first = dayOf(firstDate)
  yield first
  for (let periods = 0; ; periods += rule.interval)
    yield* daysOfPeriod[rule.frequency](rule, firstDate, periods).filter((day) => day > first)
}

export function closedReason(date: string, { weekdays, holidays }: ClosedDays): string | null {
  const holiday = holidays.find((candidate) => candidate.date === date)
  if (holiday) return holiday.name || 'Holiday'
  const weekday = weekdayOf(date)
  return weekdays.includes(weekday) ? (weekdayNames[weekday] ?? null) : null
}

/** From the first date, always a visit, to the end date, inclusive. Weeks start on Sunday; a day that a month lacks is its last day. */
export function occurrencesOf(rule: Recurrence, firstDate: string, closedDays: ClosedDays): Occurrences {
  const dates: string[] = []
  const skipped: { date: string; reason: string }[] = []
  const end = dayOf(rule.end_date)
  for (const day of candidates(rule, firstDate)) {
    if (day > end) return { dates, skipped, isTooLong: false }
    if (dates.length === MAX_OCCURRENCES || dates.length + skipped.length === MAX_CANDIDATES) break
    const date = dateOf(day)
    const reason = rule.skip_closed_days ? closedReason(date, closedDays) : null
    if (reason === null) dates.push(date)
    else skipped.push({ date, reason })
  }
  return { dates, skipped, isTooLong: true }
}
