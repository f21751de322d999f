import { weekdayOf } from '@callout/contracts/time'
import type { BoardSettingsQuery } from './visits/board.generated.ts'

/** Why the company is closed on a day; null: it is open, or that is unknown. */
export function closedText(team: BoardSettingsQuery['companySettings']['team'], date: string): string | null {
  const holiday = team?.holidays?.find((item) => item.date === date)
  if (holiday) return holiday.name || 'Holiday'
  return team?.businessHours?.find(({ day }) => day === weekdayOf(date))?.isOn === false ? 'Closed' : null
}
