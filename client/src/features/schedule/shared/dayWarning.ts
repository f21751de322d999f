import { type ClosedDays, closedReason } from '@callout/contracts/jobs/schedule/occurrences'

/** What speaks against a day, though it can be chosen: "in the past, closed (Sunday)"; null where nothing does. `today`: YYYY-MM-DD. */
export function dayWarning(date: string, today: string, closedDays: ClosedDays): string | null {
  const closed = closedReason(date, closedDays)
  return [date < today && 'in the past', closed !== null && `closed (${closed})`].filter(Boolean).join(', ') || null
}
