import { isClock } from '@callout/contracts/time'
import type { ClosedDays } from '@callout/contracts/jobs/schedule/occurrences'
import { sentenceOf } from '@callout/contracts/jobs/schedule/recurrenceSentence'
import { type VisitSlots, visitSlots } from '@callout/contracts/jobs/schedule/schedule'
import type { ScheduleValues } from '../fields/scheduleValues.ts'
import { readRecurrence } from '../fields/readRecurrence.ts'

export interface PlannedVisits extends VisitSlots {
  readonly sentence: string | null
}

interface PlanSettings {
  readonly closedDays: ClosedDays
  readonly timezone: string
  readonly formatDate: (date: string) => string
}

const none: PlannedVisits = { slots: [], skipped: [], isTooLong: false, sentence: null }

/** Visits by the contract's rules. Empty while times are missing or reversed, or while the rule is incomplete. */
export function plannedVisits(values: ScheduleValues, { closedDays, timezone, formatDate }: PlanSettings): PlannedVisits {
  const { scheduleLater, dates, startTime, endTime, isRecurring, recurrence } = values
  const first = dates.toSorted()[0]
  if (scheduleLater || first === undefined || !isClock(startTime) || !isClock(endTime) || startTime >= endTime) return none
  const rule = isRecurring ? readRecurrence(recurrence) : null
  if (rule === undefined) return none
  const schedule = { dates, start_time: startTime, end_time: endTime, timezone, is_recurring: isRecurring, recurrence: rule }
  return { ...visitSlots(schedule, closedDays), sentence: rule && sentenceOf(rule, first, formatDate) }
}
