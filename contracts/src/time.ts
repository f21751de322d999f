/** Time zone conversions based on Intl (wire.md §1), independent of the machine's zone. */

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    formatters.set(timeZone, formatter)
  }
  return formatter
}

/** As in GMT-05:00, or GMT-04:56:02 before zones had whole minutes. Some engines write GMT without an offset for UTC. */
const offsetPattern = /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?$/

/** Seconds that a zone is ahead of UTC. */
function offsetAt(instant: number, timeZone: string): number {
  const [, sign, hours = 0, minutes = 0, seconds = 0] = offsetPattern.exec(formatterOf(timeZone).format(instant * 1000)) ?? []
  const offset = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  return sign === '-' ? -offset : offset
}

export interface WallTime {
  readonly date: string
  readonly time: string
}

/** Local time of an instant (Unix seconds). */
export function wallTimeOf(instant: number, timeZone: string): WallTime {
  const [date, time] = new Date((instant + offsetAt(instant, timeZone)) * 1000).toISOString().split('T', 2) as [string, string]
  return { date, time: time.slice(0, 5) }
}

const secondsAsUtc = (date: string, time: string): number => Date.parse(`${date}T${time}:00Z`) / 1000

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

/** Unix seconds. Times skipped by daylight saving map to the first instant after the gap; repeated times to the first one. */
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

export const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

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
