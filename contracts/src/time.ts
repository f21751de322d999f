/** Time zone conversions based on Intl (wire.md §1), independent of the machine's zone. */

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
    formatters.set(timeZone, formatter)
  }
  return formatter
}

/** Local date and time in a zone. */
export interface WallTime {
  readonly date: string
  readonly time: string
}

const secondsAsUtc = (date: string, time: string): number => Date.parse(`${date}T${time}:00Z`) / 1000

/** The Gregorian calendar repeats after this many years. */
const CYCLE_YEARS = 400
const CYCLE_SECONDS = 146_097 * 86_400
/** Range in which Intl formats years with four digits and without an era. */
const FOUR_DIGITS = { from: secondsAsUtc('1000-01-02', '00:00'), to: secondsAsUtc('9999-12-30', '00:00') } as const

/** Number of cycles to shift an instant into that range. */
function cyclesToFourDigits(instant: number): number {
  if (instant < FOUR_DIGITS.from) return Math.ceil((FOUR_DIGITS.from - instant) / CYCLE_SECONDS)
  return instant > FOUR_DIGITS.to ? -Math.ceil((instant - FOUR_DIGITS.to) / CYCLE_SECONDS) : 0
}

/** ISO 8601 year: four digits, otherwise a sign and six digits. */
const isoYear = (year: number): string =>
  year >= 0 && year <= 9999 ? String(year).padStart(4, '0') : `${year < 0 ? '-' : '+'}${String(Math.abs(year)).padStart(6, '0')}`

/** Local time of an instant (Unix seconds). */
export function wallTimeOf(instant: number, timeZone: string): WallTime {
  const cycles = cyclesToFourDigits(instant)
  const part = Object.fromEntries(
    formatterOf(timeZone)
      .formatToParts((instant + cycles * CYCLE_SECONDS) * 1000)
      .map(({ type, value }) => [type, value]),
  )
  const year = cycles === 0 ? part['year'] : isoYear(Number(part['year']) - cycles * CYCLE_YEARS)
  return { date: `${year}-${part['month']}-${part['day']}`, time: `${part['hour']}:${part['minute']}` }
}

function offsetAt(instant: number, timeZone: string): number {
  const minute = Math.floor(instant / 60) * 60
  const { date, time } = wallTimeOf(minute, timeZone)
  return secondsAsUtc(date, time) - minute
}

/** The first instant after `before`, up to `after`, with another offset. */
function changeBetween(before: number, after: number, timeZone: string): number {
  const offset = offsetAt(before, timeZone)
  let [low, high] = [before, after]
  while (high - low > 60) {
    const middle = Math.floor((low + high) / 120) * 60
    if (offsetAt(middle, timeZone) === offset) low = middle
    else high = middle
  }
  return high
}

/**
 * The instant (Unix seconds) of a local date and time. Times skipped by daylight saving map to the first instant after the gap;
 * repeated times to the first one.
 */
export function instantOf(date: string, time: string, timeZone: string): number {
  const asUtc = secondsAsUtc(date, time)
  const before = offsetAt(asUtc - 86_400, timeZone)
  const after = offsetAt(asUtc + 86_400, timeZone)
  const early = asUtc - before
  if (before === after || offsetAt(early, timeZone) === before) return early
  const late = asUtc - after
  return offsetAt(late, timeZone) === after ? late : changeBetween(late, early, timeZone)
}

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().split('T', 1)[0] as string

const dayPattern = /^(?!0000)\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
/** Exists in every month. */
const LAST_SURE_DAY = '28'

/** Whether a text is a calendar day (YYYY-MM-DD) in the years 1 to 9999. */
export const isCalendarDay = (text: string): boolean =>
  dayPattern.test(text) && (text.slice(8) <= LAST_SURE_DAY || (!Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && addDays(text, 0) === text))

/** Also matches days that a month lacks, such as 31 June. */
export const calendarDatePattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
export const clockPattern = /^([01]\d|2[0-3]):[0-5]\d$/

export const isClock = (text: string): boolean => clockPattern.test(text)

/** Minutes since midnight of a clock time ("HH:mm"); NaN if it isn't one. */
export function minutesOf(clock: string): number {
  const [hours = NaN, minutes = NaN] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** "HH:mm" of minutes since midnight. */
export const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** 0 Sunday to 6 Saturday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay()

export const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

const zones = new Map<string, boolean>()
const MOST_ZONES = 1000

function isFormattable(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone }))
  } catch {
    return false
  }
}

/** Whether a text is a valid IANA zone. */
export function isTimeZone(text: string): boolean {
  let isOne = zones.get(text)
  if (isOne === undefined) {
    if (zones.size >= MOST_ZONES) zones.clear()
    zones.set(text, (isOne = isFormattable(text)))
  }
  return isOne
}

/** The zone as sent: Asia/Calcutta, an old name in some browsers, becomes Asia/Kolkata (spec §3 "Registration payload"). */
export const wireTimeZone = (timeZone: string): string => (timeZone === 'Asia/Calcutta' ? 'Asia/Kolkata' : timeZone)
