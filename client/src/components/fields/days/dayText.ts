import { DEFAULT_DATE_FORMAT } from '@callout/contracts/constants'
import { addDays, isCalendarDay } from '@callout/contracts/time'

const iso = /^\d{4}-\d{1,2}-\d{1,2}$/
const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const labels: Readonly<Record<string, number>> = { today: 0, tomorrow: 1, yesterday: -1 }

const padded = (number: number): string => String(number).padStart(2, '0')
const dayIn = (year: number, month: number, day: number): string | null => {
  const date = `${String(year).padStart(4, '0')}-${padded(month)}-${padded(day)}`
  return isCalendarDay(date) ? date : null
}

/** "2027" and "27" as 2027. */
const yearOf = (digits: string): number => (digits.length <= 2 ? 2000 + Number(digits) : Number(digits))

/** Without a year: the next such date from today on. */
function inYear(month: number, day: number, year: string | undefined, today: string): string | null {
  if (year !== undefined) return dayIn(yearOf(year), month, day)
  const thisYear = Number(today.slice(0, 4))
  const next = dayIn(thisYear, month, day)
  return next !== null && next >= today ? next : dayIn(thisYear + 1, month, day)
}

const monthNamed = (name: string): number => monthNames.indexOf(name.slice(0, 3).toLowerCase()) + 1

const isDayFirst = (pattern: string): boolean => /^d/i.test(pattern)

/** Parses a typed date to "YYYY-MM-DD"; null if invalid. Numeric dates follow the account's pattern (spec §9): "11/24", "24-11-2026". */
export function dayOfText(text: string, pattern: string | null | undefined, today: string): string | null {
  const typed = text.trim()
  const offset = labels[typed.toLowerCase()]
  if (offset !== undefined) return addDays(today, offset)
  const numbers = typed.match(/\d+/g) ?? []
  if (iso.test(typed)) return dayIn(Number(numbers[0]), Number(numbers[1]), Number(numbers[2]))
  const name = /[a-z]{3,}/i.exec(typed.replace(/\d(?:st|nd|rd|th)\b/gi, ''))?.[0]
  if (name !== undefined) {
    const [day, year] = numbers
    return numbers.length > 2 || monthNamed(name) === 0 ? null : inYear(monthNamed(name), Number(day), year, today)
  }
  const [first, second, year] = numbers
  if (numbers.length < 2 || numbers.length > 3 || /[^\d\s./-]/.test(typed)) return null
  const [month, day] = isDayFirst(pattern || DEFAULT_DATE_FORMAT) ? [second, first] : [first, second]
  return inYear(Number(month), Number(day), year, today)
}
