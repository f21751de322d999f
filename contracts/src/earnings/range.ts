import type { CodeOf } from '../wire/codes.ts'
import type { period as periods } from '../dashboard/codes.ts'
import { addDays, instantOf, wallTimeOf, weekdayOf } from '../time.ts'
import { earningBucket } from './codes.ts'

type Period = CodeOf<typeof periods>
/** First and last day, YYYY-MM-DD in the account's time zone. */
export interface Days {
  readonly from: string
  readonly to: string
}
/** A chart bar: from inclusive, to exclusive, in Unix seconds. `label` is a day, a month (YYYY-MM) or a time. */
export interface Bucket {
  readonly label: string
  readonly from_at: number
  readonly to_at: number
}

const monthOf = (date: string): string => date.slice(0, 7)
const firstOfNextMonth = (date: string): string => `${monthOf(addDays(`${monthOf(date)}-28`, 4))}-01`
const lastOfMonth = (date: string): string => addDays(firstOfNextMonth(date), -1)
const isLastOfMonth = (date: string): boolean => date === lastOfMonth(date)
const firstOfWeek = (date: string, firstWeekday: number): string => addDays(date, -((weekdayOf(date) - firstWeekday + 7) % 7))

function addMonths(date: string, count: number): string {
  const months = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + count
  const first = `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}-01`
  const [last, same] = [lastOfMonth(first), `${monthOf(first)}-${date.slice(8)}`]
  return same < last ? same : last
}

const firstOf: Readonly<Record<Exclude<Period, 'All'>, (date: string, firstWeekday: number) => string>> = {
  '1D': (date) => date,
  '1W': firstOfWeek,
  '1M': (date) => `${monthOf(date)}-01`,
  '1Y': (date) => `${date.slice(0, 4)}-01-01`,
}

/** The calendar day, week, month or year of `date` up to that day; all time starts with the first payment. */
export const daysOf = (period: Period, date: string, { firstDay, firstWeekday }: { firstDay: string; firstWeekday: number }): Days =>
  period === 'All' ? { from: firstDay < date ? firstDay : date, to: date } : { from: firstOf[period](date, firstWeekday), to: date }

const dayCount = ({ from, to }: Days): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
const monthsIn = { '1M': 1, '1Y': 12 } as const

/** Shifts a day by whole periods. The last day of a month stays a last day. */
const moved = (period: '1M' | '1Y', date: string, count: number): string => {
  const day = addMonths(date, count * monthsIn[period])
  return isLastOfMonth(date) ? lastOfMonth(day) : day
}

/** The same days of the previous period; null for all time. Other ranges are shifted by their length. */
export function daysBefore(period: Period, days: Days): Days | null {
  const { from, to } = days
  if (period === 'All') return null
  if ((period === '1M' || period === '1Y') && firstOf[period](from, 0) === from)
    return { from: moved(period, from, -1), to: moved(period, to, -1) }
  const count = period === '1W' ? Math.max(7, dayCount(days)) : dayCount(days)
  return { from: addDays(from, -count), to: addDays(to, -count) }
}

export function lastDayOf(period: Exclude<Period, 'All'>, { from }: Days, count: number): string {
  if (period === '1D') return addDays(from, count)
  return addDays(period === '1W' ? addDays(from, 7 * (count + 1)) : addMonths(from, (count + 1) * monthsIn[period]), -1)
}

/** Start and end of the days in Unix seconds; the end is the midnight after the last day. */
export const instantsOf = ({ from, to }: Days, timeZone: string): { readonly from_at: number; readonly to_at: number } => ({
  from_at: instantOf(from, '00:00', timeZone),
  to_at: instantOf(addDays(to, 1), '00:00', timeZone),
})

/** Change in percent to one decimal; null if the previous total is zero. */
export const changePercent = (total: number, before: number): number | null =>
  before === 0 ? null : Math.round(((total - before) / before) * 1000) / 10

const MOST_DAYS = 62
const MOST_WEEKS = 26

export function bucketOf(period: Period, days: Days): CodeOf<typeof earningBucket> {
  if (period === '1D') return earningBucket.HOUR.code
  if (period !== 'All') return period === '1Y' ? earningBucket.MONTH.code : earningBucket.DAY.code
  const count = dayCount(days)
  if (count <= MOST_DAYS) return earningBucket.DAY.code
  return count <= MOST_WEEKS * 7 ? earningBucket.WEEK.code : earningBucket.MONTH.code
}

const HOUR = 3600

function hours(days: Days, timeZone: string): Bucket[] {
  const { from_at, to_at } = instantsOf(days, timeZone)
  return Array.from({ length: Math.ceil((to_at - from_at) / HOUR) }, (_, hour) => {
    const start = from_at + hour * HOUR
    return { label: wallTimeOf(start, timeZone).time, from_at: start, to_at: Math.min(start + HOUR, to_at) }
  })
}

const nextOf: Readonly<Record<'day' | 'week' | 'month', (date: string, firstWeekday: number) => string>> = {
  day: (date) => addDays(date, 1),
  week: (date, firstWeekday) => addDays(firstOfWeek(date, firstWeekday), 7),
  month: firstOfNextMonth,
}

/** Bars without gaps or overlaps. The first and last week or month may be cut. */
export function bucketsOf(bucket: CodeOf<typeof earningBucket>, days: Days, timeZone: string, firstWeekday = 1): Bucket[] {
  if (bucket === 'hour') return hours(days, timeZone)
  const buckets: Bucket[] = []
  const end = addDays(days.to, 1)
  for (let date = days.from; date < end;) {
    const next = nextOf[bucket](date, firstWeekday)
    const to = next < end ? next : end
    const label = bucket === 'month' ? date.slice(0, 7) : date
    buckets.push({ label, from_at: instantOf(date, '00:00', timeZone), to_at: instantOf(to, '00:00', timeZone) })
    date = to
  }
  return buckets
}
