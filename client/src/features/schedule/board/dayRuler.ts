import { addDays, instantOf, wallTimeOf } from '@callout/contracts/time'

const MINUTE = 60
const HALF_HOUR = 1800

/** A day of a zone in elapsed minutes: 1,440, or fewer or more when clocks change. */
export interface DayRuler {
  /** YYYY-MM-DD */
  readonly date: string
  readonly timeZone: string
  /** Unix seconds of its first moment. */
  readonly start: number
  readonly minutes: number
}

export function dayRuler(date: string, timeZone: string): DayRuler {
  const start = instantOf(date, '00:00', timeZone)
  return { date, timeZone, start, minutes: (instantOf(addDays(date, 1), '00:00', timeZone) - start) / MINUTE }
}

/** Elapsed minutes of the day at an instant. */
export const minuteOf = ({ start }: DayRuler, instant: number): number => (instant - start) / MINUTE

/** Elapsed minutes at a clock time, "HH:mm". */
export const minuteAt = (ruler: DayRuler, time: string): number => minuteOf(ruler, instantOf(ruler.date, time, ruler.timeZone))

export interface HourMark {
  readonly minute: number
  /** HH:mm */
  readonly time: string
}

/** The day's full hours on its clocks; a repeated hour appears twice. */
export function hourMarks({ start, minutes, timeZone }: DayRuler): HourMark[] {
  const marks: HourMark[] = []
  for (let instant = start; instant < start + minutes * MINUTE; instant += HALF_HOUR) {
    const { time } = wallTimeOf(instant, timeZone)
    if (time.endsWith(':00')) marks.push({ minute: (instant - start) / MINUTE, time })
  }
  return marks
}

export interface Stretch {
  readonly from: number
  readonly to: number
}

const HOUR = 60
const FEWEST = 8 * HOUR

/** Full hours around all spans, with an hour more on each side. */
export function stretchAround({ minutes }: DayRuler, spans: readonly Stretch[]): Stretch {
  const first = Math.min(...spans.map(({ from }) => from))
  const last = Math.max(...spans.map(({ to }) => to))
  if (!Number.isFinite(first) || !Number.isFinite(last)) return { from: Math.min(7 * HOUR, minutes), to: Math.min(19 * HOUR, minutes) }
  const from = Math.max(0, (Math.floor(first / HOUR) - 1) * HOUR)
  const to = Math.min(minutes, Math.max((Math.ceil(last / HOUR) + 1) * HOUR, from + FEWEST))
  return { from, to }
}

export const SLOT_MINUTES = 15

export const snapped = (minute: number, step: number): number => Math.round(minute / step) * step

export interface Slot {
  readonly date: string
  readonly startTime: string
  readonly endTime: string
}

/** null: it ends on another day, or it is in the repeated hour, which the wire format can't express. */
export function slotAt({ date, start, timeZone }: DayRuler, { from, to }: Stretch): Slot | null {
  const [first, last] = [start + from * MINUTE, start + to * MINUTE]
  const [starts, ends] = [wallTimeOf(first, timeZone), wallTimeOf(last, timeZone)]
  if (starts.date !== date || ends.date !== date || starts.time >= ends.time) return null
  if (instantOf(date, starts.time, timeZone) !== first || instantOf(date, ends.time, timeZone) !== last) return null
  return { date, startTime: starts.time, endTime: ends.time }
}
