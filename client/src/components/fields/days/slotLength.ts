const minutesOf = (time: string): number => {
  const [hour = NaN, minute = NaN] = time.split(':').map(Number)
  return hour * 60 + minute
}
const clockOf = (minutes: number): string => [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** Minutes between two times of a day ("HH:mm"); null if the end is not after the start. */
export function minutesBetween(start: string, end: string): number | null {
  const minutes = minutesOf(end) - minutesOf(start)
  return minutes > 0 ? minutes : null
}

/** "1 h 30 min". */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')
}

const lastMinute = 24 * 60 - 1

/** The end of a visit after its start moves: same length, same day. */
export function movedEnd(start: string, end: string, newStart: string): string {
  const length = minutesBetween(start, end)
  const moved = minutesOf(newStart) + (length ?? NaN)
  return Number.isNaN(moved) ? end : clockOf(Math.min(moved, lastMinute))
}
