import { timelineStatus } from '@callout/contracts/jobs/status'

/** Label and tone of every status a job, a visit or a timeline can have. */
export const statusTable = timelineStatus
export type TimelineStatusName = keyof typeof timelineStatus
