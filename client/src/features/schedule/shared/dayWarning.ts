import { type ClosedDays, closedReason } from '@callout/contracts/jobs/schedule/occurrences'
import type { FormSettings } from '../../settings/shared/useFormLookups.ts'

/** What speaks against a day, though it can be chosen: "in the past, closed (Sunday)"; null where nothing does. `today`: YYYY-MM-DD. */
export function dayWarning(date: string, today: string, closedDays: ClosedDays): string | null {
  const closed = closedReason(date, closedDays)
  return [date < today && 'in the past', closed !== null && `closed (${closed})`].filter(Boolean).join(', ') || null
}

/** Days without business, of the company's settings. Where these say nothing, every day is open. */
export const closedDaysOf = ({ team }: Pick<FormSettings, 'team'>): ClosedDays => ({
  weekdays: (team?.businessHours ?? []).filter(({ isOn }) => !isOn).map(({ day }) => day),
  holidays: (team?.holidays ?? []).map(({ date, name }) => ({ date, name: name ?? '' })),
})
