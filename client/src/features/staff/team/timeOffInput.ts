import type { TimeOffInput } from '../../../lib/api/schemaTypes.generated.ts'

/** Returned time off as input, without empty fields. */
export const timeOffInput = ({ dateFrom, dateTo, startTime, endTime, note, id }: TimeOffInput): TimeOffInput => ({
  ...(id && { id }),
  dateFrom,
  dateTo,
  ...(startTime && endTime && { startTime, endTime }),
  ...(note && { note }),
})
