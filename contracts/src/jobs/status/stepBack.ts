import type { JobStatusCode } from './status.ts'

/** Where a visit stands, and when each of its steps was taken. Unix seconds; null: not, or taken back. */
export interface Stepped {
  readonly status: JobStatusCode
  readonly on_the_way_at: number | null
  readonly reached_at: number | null
  readonly started_at: number | null
  readonly finished_at: number | null
}

/** A visit before its first step. */
const ASSIGNED = 1

/** Steps in their order, and the status that each leads to. */
const steps = [
  { status: 2, at: 'on_the_way_at' },
  { status: 3, at: 'reached_at' },
  { status: 4, at: 'started_at' },
  { status: 6, at: 'finished_at' },
] as const satisfies readonly { readonly status: JobStatusCode; readonly at: keyof Stepped }[]

/** The step that a step back takes back: where its time stands. null: the visit has come to its status by no step. */
export const lastStep = ({ status }: Pick<Stepped, 'status'>): (typeof steps)[number]['at'] | null =>
  steps.find((step) => step.status === status)?.at ?? null

/** When the visit came to where it stands. null: by no step, or nobody knows. */
export function lastStepAt(visit: Stepped): number | null {
  const at = lastStep(visit)
  return at && visit[at]
}

/** Where the visit stood before its last step: steps may be skipped. A finished visit was at work, whatever is known of it. */
export function statusBefore(visit: Stepped): JobStatusCode {
  if (visit.status === 6) return 4
  const place = steps.findIndex(({ status }) => status === visit.status)
  return steps.slice(0, place).findLast(({ at }) => visit[at] !== null)?.status ?? ASSIGNED
}

/** Whether staff may still take back the last step of a visit of their own. `now` in Unix seconds. */
export const isStepFresh = (visit: Stepped, now: number, minutes: number): boolean => {
  const at = lastStepAt(visit)
  return at !== null && now - at <= minutes * 60
}

/** Whether a visit in one status stands before one in the other, in the order of its steps. */
export const isEarlierStep = (status: JobStatusCode, than: JobStatusCode): boolean => {
  const placeOf = (one: JobStatusCode): number => steps.findIndex((step) => step.status === one)
  return (status === ASSIGNED || placeOf(status) >= 0) && placeOf(status) < placeOf(than)
}
