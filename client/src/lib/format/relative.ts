import { toSeconds } from './dates.ts'

/** Spec §9 "Relative time wording": seconds, minutes, hours, days, months, years ago. Seconds each. */
const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

/** "5 minutes ago", "in 2 days"; below a minute "seconds ago". Both are instants in Unix seconds. */
export function formatRelative(instant: number, now: number): string {
  const seconds = now - toSeconds(instant)
  const size = Math.abs(seconds)
  const unit = units.find(([, length]) => size >= length)
  const words = unit ? counted(Math.floor(size / unit[1]), unit[0]) : 'seconds'
  return seconds >= 0 ? `${words} ago` : `in ${words}`
}
