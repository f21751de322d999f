import { clockOf, minutesOf } from '@callout/contracts/time'

/** Minutes between two times of a day ("HH:mm"); null if the end is not after the start. */
export function minutesBetween(start: string, end: string): number | null {
  const minutes = minutesOf(end) - minutesOf(start)
  return minutes > 0 ? minutes : null
}

const lastMinute = 24 * 60 - 1

export function movedEnd(start: string, end: string, newStart: string): string {
  const length = minutesBetween(start, end)
  const moved = minutesOf(newStart) + (length ?? NaN)
  return Number.isNaN(moved) ? end : clockOf(Math.min(moved, lastMinute))
}
