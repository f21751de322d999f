import { invalid } from '../../refusal.ts'

/** How far a device's clock may be ahead. */
const TOLERANCE_SECONDS = 300

/** When something happened that was recorded offline, or now. Throws 422 for the future. Unix seconds. */
export function requireInstant(occurredAt: number | undefined, now: number): number {
  if (occurredAt === undefined) return now
  if (occurredAt < 0 || occurredAt > now + TOLERANCE_SECONDS)
    throw invalid({ field: 'occurred_at', message: 'This time lies in the future' })
  return Math.min(occurredAt, now)
}
