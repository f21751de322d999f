import { isLate, jobStatus } from '@callout/contracts/jobs/status/status'
import type { JobStatus } from '../../lib/api/schemaTypes.generated.ts'

interface TimedVisit {
  readonly status: JobStatus | null
  readonly startAt: number | null
  /** As returned when loaded; null: not returned. */
  readonly isLate: boolean | null
}

/** Current time (Unix seconds) and the tolerated delay. */
export interface LateRule {
  readonly now: number
  readonly lateAfterMinutes: number
}

/** Minutes since the start of a late visit; null: not late. */
export function minutesLate(visit: TimedVisit, { now, lateAfterMinutes }: LateRule): number | null {
  const { status, startAt } = visit
  if (startAt === null || startAt > now) return null
  const isOver = status !== null && isLate(jobStatus[status].code, startAt, now, lateAfterMinutes)
  return isOver || visit.isLate ? Math.floor((now - startAt) / 60) : null
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

/** "25 minutes late", "2 hours 5 minutes late", "3 days late". */
export function lateText(minutes: number): string {
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60), minutes % 60]
  if (days > 0) return `${counted(days, 'day')} late`
  if (hours === 0) return `${counted(minutes, 'minute')} late`
  return `${[counted(hours, 'hour'), rest > 0 && counted(rest, 'minute')].filter(Boolean).join(' ')} late`
}
