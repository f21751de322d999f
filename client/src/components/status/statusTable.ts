import { timelineStatus } from '@callout/contracts/jobs/status/status'

/** Label and tone of every status a job, a visit or a timeline can have. */
export const statusTable = timelineStatus
export type TimelineStatusName = keyof typeof timelineStatus

/** What has a status, as far as the backend tells. */
export interface Stated {
  readonly status: TimelineStatusName | null
  /** A code that nobody knows. */
  readonly unknownStatus?: string | null
}

/** The status in a word. */
export function statusWord({ status, unknownStatus }: Stated): string {
  if (status) return statusTable[status].label
  return unknownStatus ? `Status ${unknownStatus}` : 'Unknown status'
}
