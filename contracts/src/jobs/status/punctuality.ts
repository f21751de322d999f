/** Times of a visit in Unix seconds; null: not returned or not recorded. */
export interface ArrivalTimes {
  readonly startAt: number | null
  readonly reachedAt: number | null
  readonly startedAt: number | null
}
export type Punctuality = 'on_time' | 'late' | 'not_recorded'

export const arrivalOf = ({ reachedAt, startedAt }: ArrivalTimes): number | null => reachedAt ?? startedAt

/** Compares the arrival of a visit with its start, with the limit of `isLate`. */
export function punctualityOf(times: ArrivalTimes, lateAfterMinutes: number): Punctuality {
  const arrivedAt = arrivalOf(times)
  if (arrivedAt === null || times.startAt === null) return 'not_recorded'
  return arrivedAt > times.startAt + lateAfterMinutes * 60 ? 'late' : 'on_time'
}
