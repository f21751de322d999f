import { invalid } from '../../../http/apiError.ts'

const TOLERANCE_SECONDS = 300

/**
 * When something happened that was recorded offline, or now; what a device's clock is ahead of ours is left out, so that no
 * timeline reaches into the future. Throws 422 for what is further off. Unix seconds.
 */
export function requireInstant(occurredAt: number | undefined, now: number): number {
  if (occurredAt === undefined) return now
  if (occurredAt < 0) throw invalid({ field: 'occurred_at', message: 'Enter a valid time' })
  if (occurredAt > now + TOLERANCE_SECONDS) throw invalid({ field: 'occurred_at', message: 'This time is in the future' })
  return Math.min(occurredAt, now)
}
