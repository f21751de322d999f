import type { BoardPersonFragment } from './board.generated.ts'

/** A person's day without visits: whole days of time off and days without working hours are not free. */
export function idleText(person: Pick<BoardPersonFragment, 'hours' | 'timeOff'> | null | undefined): 'Free' | 'Time off' | 'Not working' {
  const isAway = person?.timeOff?.some(({ startTime, endTime }) => !startTime || !endTime) ?? false
  if (isAway) return 'Time off'
  return person?.hours?.isOn === false ? 'Not working' : 'Free'
}
