import { timeFormat } from '@callout/contracts/constants'
import { useMemo } from 'react'
import { formatClock } from '@callout/contracts/text/clock'
import { browserZone, formatClockRange, formatShortDay, wallOf, toSeconds } from './dates.ts'
import { formatDay } from '@callout/contracts/text/day'
import { formatMoney } from '@callout/contracts/text/money'
import { nowInSeconds } from '../clock.ts'
import { useSessionValue } from '../session/session.ts'
import { type PhoneFormat, usePhoneFormat } from '../phones/formatPhone.ts'

/** Spec §9 "Relative time wording": seconds, minutes, hours, days, months, years ago. Seconds each. */
const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

/** The time between two instants in Unix seconds: "5 minutes", "2 days"; below a minute "seconds". */
export function formatAge(instant: number, now: number): string {
  const seconds = Math.abs(now - toSeconds(instant))
  const unit = units.find(([, length]) => seconds >= length)
  return unit ? counted(Math.floor(seconds / unit[1]), unit[0]) : 'seconds'
}

/** "5 minutes ago", "in 2 days"; below a minute "seconds ago". Both are instants in Unix seconds. */
export function formatRelative(instant: number, now: number): string {
  const age = formatAge(instant, now)
  return now >= toSeconds(instant) ? `${age} ago` : `in ${age}`
}

interface Preferences {
  readonly pattern: string | null
  readonly is24Hour: boolean
  readonly zone: string
  readonly hasOwnZone: boolean
  readonly currency: string | null
  readonly phone: PhoneFormat
}

export const formatFor = ({ pattern, is24Hour, zone, hasOwnZone, currency, phone }: Preferences) => ({
  /** IANA name of the account's zone. */
  timeZone: zone,
  /** False if the browser's zone is used instead. */
  hasOwnZone,
  is24Hour,
  /** Date pattern (spec §9); null if the user has none. */
  pattern,
  /** A day, "YYYY-MM-DD". */
  day: (date: string) => formatDay(date, pattern),
  shortDay: formatShortDay,
  dayOf: (instant: number) => formatDay(wallOf(instant, zone).date, pattern),
  shortDayOf: (instant: number) => formatShortDay(wallOf(instant, zone).date),
  getTime: (instant: number) => formatClock(wallOf(instant, zone).time, is24Hour),
  timeRange: (from: number, to: number) => formatClockRange(wallOf(from, zone).time, wallOf(to, zone).time, is24Hour),
  dateTime: (instant: number) => `${formatDay(wallOf(instant, zone).date, pattern)}, ${formatClock(wallOf(instant, zone).time, is24Hour)}`,
  clock: (time: string) => formatClock(time, is24Hour),
  /** Date and time of an instant as form values: "YYYY-MM-DD" and "HH:mm". */
  wall: (instant: number) => wallOf(instant, zone),
  /** Today in the account's zone, "YYYY-MM-DD". */
  today: () => wallOf(nowInSeconds(), zone).date,
  /** "As of 10:40 AM", or with the day if that is not today. */
  asOf: (instant: number) => {
    const { date, time } = wallOf(instant, zone)
    const clock = formatClock(time, is24Hour)
    return date === wallOf(nowInSeconds(), zone).date ? `As of ${clock}` : `As of ${formatShortDay(date)}, ${clock}`
  },
  relative: (instant: number, now = nowInSeconds()) => formatRelative(instant, now),
  money: (amount: number, code?: string | null) => formatMoney(amount, code ?? currency),
  phone,
})
export type Format = ReturnType<typeof formatFor>

/** By the user's profile, in the account's zone; `zone` overrides it for a record with its own. Instants are Unix seconds. */
export function useFormat(zone?: string | null): Format {
  const pattern = useSessionValue('dateFormat')
  const is24Hour = useSessionValue('timeFormat') === String(timeFormat.TWENTY_FOUR_HOUR.code)
  const accountZone = useSessionValue('timezone')
  const currency = useSessionValue('currencyCode')
  const phone = usePhoneFormat()
  const timeZone = zone || accountZone || browserZone()
  const hasOwnZone = Boolean(zone || accountZone)
  return useMemo(
    () => formatFor({ pattern, is24Hour, zone: timeZone, hasOwnZone, currency, phone }),
    [pattern, is24Hour, timeZone, hasOwnZone, currency, phone],
  )
}

/** The same for a row of a list in the account's zone: the row's own zone counts only if the account's is unknown. */
export function useRowFormat({ timezone }: { readonly timezone: string | null }): Format {
  const accountZone = useSessionValue('timezone')
  return useFormat(accountZone ?? timezone)
}
