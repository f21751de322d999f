/** Time off: whole days, or hours of each. Days are YYYY-MM-DD, times HH:mm. */
export interface OffTime {
  readonly date_from: string
  readonly date_to: string
  readonly start_time?: string | null | undefined
  readonly end_time?: string | null | undefined
}

/** The requested time; without times any time of that day. */
export interface RequestedTime {
  readonly date: string
  readonly start_time?: string | undefined
  readonly end_time?: string | undefined
}

export const isWholeDays = ({ start_time, end_time }: OffTime): boolean => !start_time || !end_time

/** Partial time off doesn't conflict with a day without times. */
function overlaps(off: OffTime, { start_time, end_time }: RequestedTime): boolean {
  if (!off.start_time || !off.end_time) return true
  return start_time !== undefined && end_time !== undefined && start_time < off.end_time && off.start_time < end_time
}

export const timeOffDuring = <T extends OffTime>(timeOff: readonly T[], requested: RequestedTime): T | undefined =>
  timeOff
    .filter((off) => off.date_from <= requested.date && requested.date <= off.date_to && overlaps(off, requested))
    .toSorted((a, b) => b.date_to.localeCompare(a.date_to, 'en'))[0]
