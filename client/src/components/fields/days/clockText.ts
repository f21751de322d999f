import { clockOf, minutesOf } from '@callout/contracts/time'

const typed = /^(\d{1,2})(?:[:.h ]?(\d{2}))?\s*([ap])?\.?\s*(?:m\.?)?$/i
/** On a 12-hour clock a bare 1 to 6 means p.m.: visits are not booked at night. */
const LAST_AFTERNOON_HOUR = 6

function hourOf(digits: string, half: string | undefined, is24Hour: boolean): number {
  const hour = Number(digits)
  if (half) return hour > 12 || hour === 0 ? NaN : (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  const isBare = !is24Hour && !digits.startsWith('0')
  return isBare && hour >= 1 && hour <= LAST_AFTERNOON_HOUR ? hour + 12 : hour
}

/** Parses a typed time ("9", "9:30 am", "0930", "14.15") to "HH:mm"; null if invalid. */
export function clockOfText(text: string, is24Hour: boolean): string | null {
  const [, digits = '', minutes = '00', half] = typed.exec(text.trim()) ?? []
  if (digits === '') return null
  const hour = hourOf(digits, half, is24Hour)
  if (!(hour < 24) || Number(minutes) > 59) return null
  return `${String(hour).padStart(2, '0')}:${minutes}`
}

export function clocksBetween(first: string, last: string, stepMinutes: number): string[] {
  const begin = minutesOf(first)
  const count = Math.max(0, Math.floor((minutesOf(last) - begin) / stepMinutes) + 1)
  return Array.from({ length: count }, (_, index) => clockOf(begin + index * stepMinutes))
}
