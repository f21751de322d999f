import type { CodeOf } from '../codes.ts'
import type { period as periods } from '../dashboard/codes.ts'
import { addDays, instantOf, wallTimeOf, weekdayOf } from '../time.ts'
import { earningBucket } from './codes.ts'

type Period = CodeOf<typeof periods>
/** The first and the last day, as YYYY-MM-DD in the account's time zone. */
export interface Days {
  readonly from: string
  readonly to: string
}
/** What one bar stands for: from inclusive, to exclusive, in Unix seconds. `label` is a day, a month (YYYY-MM) or a time. */
export interface Bucket {
  readonly label: string
  readonly from_at: number
  readonly to_at: number
}

const daysIn: Readonly<Record<Exclude<Period, 'All'>, number>> = { '1D': 1, '1W': 7, '1M': 30, '1Y': 365 }

/** The days of a period that ends with `date`; of all time, from the day of the first payment on. */
export const daysOf = (period: Period, date: string, firstDay: string): Days =>
  period === 'All' ? { from: firstDay < date ? firstDay : date, to: date } : { from: addDays(date, 1 - daysIn[period]), to: date }

/** As many days right before; null for all time. */
export const daysBefore = (period: Period, { from }: Days): Days | null =>
  period === 'All' ? null : { from: addDays(from, -daysIn[period]), to: addDays(from, -1) }

/** When the days begin and end, in Unix seconds: the end is the midnight after the last one. */
export const instantsOf = ({ from, to }: Days, timeZone: string): { readonly from_at: number; readonly to_at: number } => ({
  from_at: instantOf(from, '00:00', timeZone),
  to_at: instantOf(addDays(to, 1), '00:00', timeZone),
})

/** By how much more or less came in than before, in percent to one decimal; null where nothing came in before. */
export const changePercent = (total: number, before: number): number | null =>
  before === 0 ? null : Math.round(((total - before) / before) * 1000) / 10

const MOST_DAYS = 62
const MOST_WEEKS = 26
const dayCount = ({ from, to }: Days): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1

/** What a bar stands for: few enough to be read, many enough to show something. */
export function bucketOf(period: Period, days: Days): CodeOf<typeof earningBucket> {
  if (period === '1D') return earningBucket.HOUR.code
  if (period !== 'All') return period === '1Y' ? earningBucket.MONTH.code : earningBucket.DAY.code
  const count = dayCount(days)
  if (count <= MOST_DAYS) return earningBucket.DAY.code
  return count <= MOST_WEEKS * 7 ? earningBucket.WEEK.code : earningBucket.MONTH.code
}

const HOUR = 3600

/** Hours of a day as long as it is: 23, 25 or 24 and a half of them where the clocks change. */
function hours(days: Days, timeZone: string): Bucket[] {
  const { from_at, to_at } = instantsOf(days, timeZone)
  return Array.from({ length: Math.ceil((to_at - from_at) / HOUR) }, (_, hour) => {
    const start = from_at + hour * HOUR
    return { label: wallTimeOf(start, timeZone).time, from_at: start, to_at: Math.min(start + HOUR, to_at) }
  })
}

const nextMonth = (date: string): string => `${addDays(`${date.slice(0, 7)}-28`, 4).slice(0, 7)}-01`
const nextOf: Readonly<Record<'day' | 'week' | 'month', (date: string, firstWeekday: number) => string>> = {
  day: (date) => addDays(date, 1),
  week: (date, firstWeekday) => addDays(date, 7 - ((weekdayOf(date) - firstWeekday + 7) % 7)),
  month: nextMonth,
}

/** The bars of the days, without a gap and without an overlap. The first and the last week or month may be cut. */
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
