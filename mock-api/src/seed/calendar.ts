import { addDays, instantOf, minutesOf, weekdayOf } from '@callout/contracts/time'

/** Clock time on a reference date other than today: between morning and afternoon. */
export const NOW_TIME = '11:30'

/** Instants of one zone: each day's noon is worked out once, since clocks change at night. */
export function instantsIn(timezone: string): (date: string, time: string) => number {
  const noons = new Map<string, number>()
  return (date, time) => {
    const noon = noons.get(date) ?? instantOf(date, '12:00', timezone)
    noons.set(date, noon)
    return noon + (minutesOf(time) - 720) * 60
  }
}

/** The company rests on Sundays, unless the reference date is one. */
export const isWorkday = (date: string, referenceDate: string): boolean => weekdayOf(date) !== 0 || date === referenceDate

/** `count` working days before (`step` -1) or after (`step` 1) the reference date, the nearest first. */
export function workdays(referenceDate: string, count: number, step: 1 | -1): string[] {
  const days: string[] = []
  for (let date = addDays(referenceDate, step); days.length < count; date = addDays(date, step))
    if (isWorkday(date, referenceDate)) days.push(date)
  return days
}
