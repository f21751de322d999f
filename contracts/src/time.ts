/**
 * Calendar values in a time zone, and instants (wire.md section 1). Built on Intl alone: a pure function of its
 * arguments, whatever the machine's own zone is.
 */

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

/** What a clock and a calendar on the wall of that zone show. */
export interface WallTime {
  /** YYYY-MM-DD */
  readonly date: string
  /** HH:mm */
  readonly time: string
}

const secondsAsUtc = (date: string, time: string): number => Date.parse(`${date}T${time}:00Z`) / 1000

/** After so long the calendar and its weekdays repeat. */
const CYCLE_YEARS = 400
const CYCLE_SECONDS = 146_097 * 86_400
/** Between these Intl writes a year in four digits and means no era. */
const FOUR_DIGITS = { from: secondsAsUtc('1000-01-02', '00:00'), to: secondsAsUtc('9999-12-30', '00:00') } as const

/** How many cycles later the same day is told in four digits. */
function cyclesToFourDigits(instant: number): number {
  if (instant < FOUR_DIGITS.from) return Math.ceil((FOUR_DIGITS.from - instant) / CYCLE_SECONDS)
  return instant > FOUR_DIGITS.to ? -Math.ceil((instant - FOUR_DIGITS.to) / CYCLE_SECONDS) : 0
}

/** A year as ISO 8601 writes it: in four digits, before and after these with a sign and six. */
const isoYear = (year: number): string =>
  year >= 0 && year <= 9999 ? String(year).padStart(4, '0') : `${year < 0 ? '-' : '+'}${String(Math.abs(year)).padStart(6, '0')}`

/** The wall time of an instant (Unix seconds). */
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

/** Seconds by which the zone is ahead of UTC at that instant. */
function offsetAt(instant: number, timeZone: string): number {
  const minute = Math.floor(instant / 60) * 60
  const { date, time } = wallTimeOf(minute, timeZone)
  return secondsAsUtc(date, time) - minute
}

/** The first instant after `before` and up to `after` at which the zone's offset is no longer that of `before`. */
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
 * The instant (Unix seconds) at which a wall in that zone shows the date and time. A time that the change to summer
 * time skips counts as the first one after the gap; of two equal times in autumn the first is meant.
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

/** The date that many days later. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().split('T', 1)[0] as string

const dayPattern = /^(?!0000)\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
/** Of every month. */
const LAST_SURE_DAY = '28'

/** Whether a text is a calendar day, as YYYY-MM-DD, in the years 1 to 9999. */
export const isCalendarDay = (text: string): boolean =>
  dayPattern.test(text) && (text.slice(8) <= LAST_SURE_DAY || (!Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && addDays(text, 0) === text))

/** "HH:mm" on a 24-hour clock. */
export const clockPattern = /^([01]\d|2[0-3]):[0-5]\d$/

/** Whether a text is a time, as HH:mm on a 24-hour clock. */
export const isClock = (text: string): boolean => clockPattern.test(text)

/** 0 Sunday to 6 Saturday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay()

/** English names, in the order of `weekdayOf`. */
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

/** Whether a text is an IANA name, so that there are dates and times of that zone. */
export function isTimeZone(text: string): boolean {
  let isOne = zones.get(text)
  if (isOne === undefined) {
    if (zones.size >= MOST_ZONES) zones.clear()
    zones.set(text, (isOne = isFormattable(text)))
  }
  return isOne
}

/** The zone as it is sent: Asia/Calcutta, its old name in some browsers, as Asia/Kolkata (spec §3 "Registration payload"). */
export const wireTimeZone = (timeZone: string): string => (timeZone === 'Asia/Calcutta' ? 'Asia/Kolkata' : timeZone)
