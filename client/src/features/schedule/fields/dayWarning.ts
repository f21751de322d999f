import { type ClosedDays, closedReason } from '@callout/contracts/jobs/schedule/occurrences'
import type { FormSettings } from '../../settings/lookups/useFormLookups.ts'

/** Warning about a selectable day: "in the past, closed (Sunday)"; null: none. `today`: YYYY-MM-DD. */
export function dayWarning(date: string, today: string, closedDays: ClosedDays): string | null {
  const closed = closedReason(date, closedDays)
  return [date < today && 'in the past', closed !== null && `closed (${closed})`].filter(Boolean).join(', ') || null
}

/** Closed days by the company's settings. Missing settings close no day. */
export const closedDaysOf = ({ team }: Pick<FormSettings, 'team'>): ClosedDays => ({
  weekdays: (team?.businessHours ?? []).filter(({ isOn }) => !isOn).map(({ day }) => day),
  holidays: (team?.holidays ?? []).map(({ date, name }) => ({ date, name: name ?? '' })),
})
