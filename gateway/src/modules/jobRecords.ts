import { jobStatus } from '@callout/contracts/jobs/status'

/** What has a status as the wire says it: a job, or a visit. */
interface Stated {
  readonly status?: number | string | null | undefined
  readonly allowedActions?: readonly unknown[] | null | undefined
}

const known = new Set<unknown>(Object.values(jobStatus).map(({ code }) => code))

/** A record whose status is one that everybody knows, or null; nothing can be done to one in a state that nobody knows. */
export function withKnownStatus<T extends Stated>(record: T): T {
  const { status } = record
  if (known.has(status) || status === null || status === undefined) return record
  return { ...record, status: null, unknownStatus: String(status), allowedActions: [] }
}
