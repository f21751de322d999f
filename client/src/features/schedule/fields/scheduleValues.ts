import { numberOrZero } from '../../../lib/format/readNumber.ts'
import type { RecurrenceFrequency } from '../../../lib/api/schemaTypes.generated.ts'

export interface RecurrenceValues {
  frequency: RecurrenceFrequency
  interval: number | string
  /** 0 Sunday to 6 Saturday, of a weekly rule. */
  weekdays: number[]
  /** 1 to 31, of a monthly rule; null: that of the first date. */
  monthDay: number | null
  /** YYYY-MM-DD, or ''. */
  endDate: string
  skipClosedDays: boolean
}

export interface ScheduleValues {
  scheduleLater: boolean
  /** YYYY-MM-DD. */
  dates: string[]
  /** HH:mm, or ''. */
  startTime: string
  endTime: string
  isRecurring: boolean
  recurrence: RecurrenceValues
}

/** Staff values of a form, with the ranking criteria. Ids are text, '' if not chosen. */
export interface StaffValues {
  categoryId: string
  branchId: string | null
  propertyId: string
  staffIds: string[]
}

export const emptyRecurrence: RecurrenceValues = {
  frequency: 'WEEKLY',
  interval: 1,
  weekdays: [],
  monthDay: null,
  endDate: '',
  skipClosedDays: true,
}

/** A recurrence rule without fields that its frequency doesn't use. An interval that isn't a number is invalid like 0. */
export const ruleOf = ({ frequency, interval, weekdays, monthDay, endDate, skipClosedDays }: RecurrenceValues) => ({
  frequency,
  interval: numberOrZero(interval),
  weekdays: frequency === 'WEEKLY' ? weekdays : null,
  monthDay: frequency === 'MONTHLY' ? monthDay : null,
  endDate,
  skipClosedDays,
})
