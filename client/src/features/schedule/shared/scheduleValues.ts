import type { CodeOf } from '@callout/contracts/codes'
import { recurrenceFrequency } from '@callout/contracts/jobs/codes'

export interface RecurrenceValues {
  frequency: CodeOf<typeof recurrenceFrequency>
  interval: number | ''
  /** 0 Sunday to 6 Saturday, of a weekly rule. */
  weekdays: number[]
  /** 1 to 31, of a monthly rule; null: that of the first date. */
  monthDay: number | null
  /** YYYY-MM-DD, or ''. */
  endDate: string
  skipClosedDays: boolean
}

/** What a form holds of time. */
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

/** What a form holds of staff, with what they are ranked by. Ids are text, '' where nothing is chosen yet. */
export interface StaffValues {
  categoryId: string
  branchId: string | null
  propertyId: string
  staffIds: string[]
}

export const emptyRecurrence: RecurrenceValues = {
  frequency: recurrenceFrequency.WEEKLY.code,
  interval: 1,
  weekdays: [],
  monthDay: null,
  endDate: '',
  skipClosedDays: true,
}

/** The rule of a recurring job, without what its frequency does not ask. An empty interval is refused like a 0. */
export const ruleOf = ({ frequency, interval, weekdays, monthDay, endDate, skipClosedDays }: RecurrenceValues) => ({
  frequency,
  interval: interval || 0,
  weekdays: frequency === 2 ? weekdays : null,
  monthDay: frequency === 3 ? monthDay : null,
  endDate,
  skipClosedDays,
})
