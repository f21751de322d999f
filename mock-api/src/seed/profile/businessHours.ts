import { addDays, weekdayOf } from '@callout/contracts/time'
import type { HolidayRecord, WorkingDay } from '../../resources/profile/records.ts'

/** Eight to five. */
export const mondayToSaturday: readonly WorkingDay[] = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  day,
  is_on: day !== 0,
  open: '08:00',
  close: '17:00',
}))

/** Days ahead in which the seeds book visits on every working day. */
const BOOKED_DAYS = 16
const DAYS_PER_YEAR = 365
const [MONDAY, THURSDAY] = [1, 4] as const

/** The nth of that weekday in a month; `month` is YYYY-MM. */
function nthWeekday(month: string, weekday: number, nth: number): string {
  const first = `${month}-01`
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7)
}

const holidaysOf = (year: number): HolidayRecord[] => [
  { date: `${year}-01-01`, name: 'New Year’s Day' },
  { date: `${year}-07-04`, name: 'Independence Day' },
  { date: nthWeekday(`${year}-09`, MONDAY, 1), name: 'Labor Day' },
  { date: nthWeekday(`${year}-11`, THURSDAY, 4), name: 'Thanksgiving' },
  { date: `${year}-12-25`, name: 'Christmas Day' },
]

/** Holidays of a year, from the first unbooked day on. */
export function holidaysAfter(referenceDate: string): HolidayRecord[] {
  const year = Number(referenceDate.slice(0, 4))
  const from = addDays(referenceDate, BOOKED_DAYS)
  const to = addDays(referenceDate, DAYS_PER_YEAR)
  return [...holidaysOf(year), ...holidaysOf(year + 1)].filter(({ date }) => date > from && date <= to)
}
