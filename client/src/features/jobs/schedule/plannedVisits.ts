import { toWire } from '@callout/contracts/casing'
import { type ClosedDays, tooManyOccurrences } from '@callout/contracts/jobs/occurrences'
import { Recurrence } from '@callout/contracts/jobs/recurrence'
import { sentenceOf } from '@callout/contracts/jobs/recurrenceSentence'
import { type VisitSlots, visitSlots } from '@callout/contracts/jobs/schedule'
import { z } from '@callout/contracts/zod'
import { ruleOf } from '../form/jobBodyOf.ts'
import type { JobFormValues } from '../form/jobFormValues.ts'

export type ScheduleValues = Pick<JobFormValues, 'scheduleLater' | 'dates' | 'startTime' | 'endTime' | 'isRecurring' | 'recurrence'>

/** The visits that the form asks for as it stands, with the rule as a sentence. */
export interface PlannedVisits extends VisitSlots {
  readonly sentence: string | null
}

const isClock = (time: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(time)
const none: PlannedVisits = { slots: [], skipped: [], isTooLong: false, sentence: null }

/**
 * The visits by the contract's own rules. Nothing while times are missing or the wrong way round, or while the rule of a
 * recurring job is not whole. `formatDate` writes a day for the sentence.
 */
export function plannedVisits(
  values: ScheduleValues,
  closedDays: ClosedDays,
  timezone: string,
  formatDate: (date: string) => string,
): PlannedVisits {
  const { scheduleLater, dates, startTime, endTime, isRecurring, recurrence } = values
  const first = dates.toSorted()[0]
  if (scheduleLater || first === undefined || !isClock(startTime) || !isClock(endTime) || startTime >= endTime) return none
  const rule = isRecurring ? z.safeParse(Recurrence, toWire(ruleOf(recurrence))).data : null
  if (rule === undefined) return none
  const schedule = { dates, start_time: startTime, end_time: endTime, timezone, is_recurring: isRecurring, recurrence: rule }
  return { ...visitSlots(schedule, closedDays), sentence: rule && sentenceOf(rule, first, formatDate) }
}

/** What is wrong with visits as a whole: too many of them, or none that is left. */
export function planProblem({ slots, skipped, isTooLong }: PlannedVisits): string | null {
  if (isTooLong) return tooManyOccurrences
  return slots.length === 0 && skipped.length > 0
    ? 'Every day of this rule is a closed day. Choose other days or keep the closed ones.'
    : null
}
