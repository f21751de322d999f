import type { Clash } from '@callout/contracts/wire/envelope'
import type { JobBody } from '@callout/contracts/jobs/jobBody'
import { plainRule } from '@callout/contracts/jobs/schedule/jobSchedule'
import type { VisitSlots } from '@callout/contracts/jobs/schedule/schedule'
import type { JobMoney, SeriesRecord } from '../records.ts'
import { findClashes, type RequestedOnDay } from '../staff/clashes.ts'
import { moneyOf } from './jobMoney.ts'
import { type JobReferences, requireReferences } from './jobReferences.ts'
import type { Viewer } from '../../../http/viewer.ts'
import { plannedSlots } from './plannedSlots.ts'

export interface NewJob {
  readonly references: JobReferences
  readonly money: JobMoney
  readonly planned: VisitSlots
  readonly series: SeriesRecord | null
  readonly requestedOnDays: readonly RequestedOnDay[]
  readonly clashes: readonly Clash[]
}

function seriesOf({ schedule_later, is_recurring, recurrence, dates, start_time, end_time }: JobBody): SeriesRecord | null {
  const [first_date] = dates
  if (schedule_later || !is_recurring || !recurrence || first_date === undefined || !start_time || !end_time) return null
  return { rule: plainRule(recurrence, first_date), first_date, start_time, end_time }
}

/** Throws 422 for an invalid job. Clashes are reported, not rejected. */
export function newJobOf({ store, caller, ...viewer }: Viewer, body: JobBody): NewJob {
  const references = requireReferences({ store, caller, body, job: undefined })
  const money = moneyOf({ store, caller, ...viewer }, body, references.taxes, undefined)
  const planned = plannedSlots(caller.company, body)
  const requestedOnDays = planned.slots.map((slot) => ({ ...slot, staff_ids: references.staffIds }))
  return { references, money, planned, series: seriesOf(body), requestedOnDays, clashes: findClashes(store, requestedOnDays) }
}
