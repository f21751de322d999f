/** Lenient value parsers (decision D14). Each returns undefined for unreadable values. */
import { clockPattern, isCalendarDay } from '../time.ts'

const digits = /^-?\d+(\.\d+)?$/
const isoDate = /^(\d{4}-\d\d-\d\d)(?:$|[T ])/
const isoInstant = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?\s*(Z|UTC|[+-]\d\d:?\d\d)$/
/** Some backends prefix a time of day with a date. */
const clock = /^(?:\d{4}-\d\d-\d\d[T ])?(\d{1,2}):(\d\d)(?::\d\d(?:\.\d+)?)?\s*(?:([ap])\.?m\.?|Z|UTC|[+-]\d\d:?\d\d)?$/i

/** GraphQL Int has 32 bits. */
const LARGEST_INT = 2 ** 31 - 1

export function numberIn(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  return typeof value === 'string' && digits.test(value) ? Number(value) : undefined
}

export function wholeIn(value: unknown): number | undefined {
  const number = numberIn(value)
  return Number.isSafeInteger(number) ? number : undefined
}

export function intIn(value: unknown): number | undefined {
  const number = wholeIn(value)
  return number !== undefined && Math.abs(number) <= LARGEST_INT ? number : undefined
}

const booleans = new Map<unknown, boolean>([
  [1, true],
  ['1', true],
  ['true', true],
  [0, false],
  ['0', false],
  ['false', false],
])

export const booleanIn = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : booleans.get(value))

export function textIn(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined
}

/** Unix seconds, or an ISO time with a zone. */
export function instantIn(value: unknown): number | undefined {
  const parts = typeof value === 'string' ? isoInstant.exec(value) : null
  if (!parts) {
    const number = numberIn(value)
    return number === undefined ? undefined : Math.floor(number)
  }
  const [, date, time, zone = ''] = parts
  const at = Date.parse(`${date}T${time}${/^[ZU]/.test(zone) ? 'Z' : zone.replace(/^(...)(\d\d)$/, '$1:$2')}`)
  return Number.isNaN(at) ? undefined : Math.floor(at / 1000)
}

/** "YYYY-MM-DD", or the date part of an ISO time without conversion. */
export function dateIn(value: unknown): string | undefined {
  const date = typeof value === 'string' ? isoDate.exec(value)?.[1] : undefined
  return date !== undefined && isCalendarDay(date) ? date : undefined
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** "HH:mm", or the time of "10:00 AM", "10:00:00" and "2000-01-01T10:00:00Z" without conversion. */
export function timeIn(value: unknown): string | undefined {
  const parts = typeof value === 'string' ? clock.exec(value) : null
  if (!parts) return undefined
  const [, hour = '', minute, half] = parts
  if (half !== undefined && (Number(hour) < 1 || Number(hour) > 12)) return undefined
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  const time = `${twoDigits(hours)}:${minute}`
  return clockPattern.test(time) ? time : undefined
}
