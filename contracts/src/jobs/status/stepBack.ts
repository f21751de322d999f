import type { JobStatusCode } from './status.ts'

/** A visit's status and the time of each step in Unix seconds; null: not taken or undone. */
export interface Stepped {
  readonly status: JobStatusCode
  readonly on_the_way_at: number | null
  readonly reached_at: number | null
  readonly started_at: number | null
  readonly finished_at: number | null
}

const ASSIGNED = 1

const steps = [
  { status: 2, at: 'on_the_way_at' },
  { status: 3, at: 'reached_at' },
  { status: 4, at: 'started_at' },
  { status: 6, at: 'finished_at' },
] as const satisfies readonly { readonly status: JobStatusCode; readonly at: keyof Stepped }[]

export const lastStep = ({ status }: Pick<Stepped, 'status'>): (typeof steps)[number]['at'] | null =>
  steps.find((step) => step.status === status)?.at ?? null

export function lastStepAt(visit: Stepped): number | null {
  const at = lastStep(visit)
  return at && visit[at]
}

/** Status before the last step; steps may be skipped. A completed visit goes back to started. */
export function statusBefore(visit: Stepped): JobStatusCode {
  if (visit.status === 6) return 4
  const place = steps.findIndex(({ status }) => status === visit.status)
  return steps.slice(0, place).findLast(({ at }) => visit[at] !== null)?.status ?? ASSIGNED
}

/** Whether staff may still undo their last step. `now` in Unix seconds. */
export const isStepFresh = (visit: Stepped, now: number, minutes: number): boolean => {
  const at = lastStepAt(visit)
  return at !== null && now - at <= minutes * 60
}

export const isEarlierStep = (status: JobStatusCode, than: JobStatusCode): boolean => {
  const getPlace = (code: JobStatusCode): number => steps.findIndex((step) => step.status === code)
  return (status === ASSIGNED || getPlace(status) >= 0) && getPlace(status) < getPlace(than)
}
