import type { ApolloClient } from '@apollo/client'
import { type ChangePlan, type ChangeSettings, planChange } from '@callout/contracts/jobs/visits/changePlan'
import { changeScope } from '@callout/contracts/jobs/codes'
import type { JobScheduleView } from '@callout/contracts/jobs/schedule/jobSchedule'
import type { PlanVisit } from '@callout/contracts/jobs/visits/sortedVisits'
import { jobStatus } from '@callout/contracts/jobs/status/status'
import type { ClashingVisit } from '../../schedule/fields/conflict.ts'
import { type ClashSearch, findClashes, type RequestedVisit } from '../../schedule/fields/findClashes.ts'
import { appliedValues } from '../form/jobInputOf.ts'
import type { JobFormValues } from '../form/jobFormValues.ts'
import { valuesOfJob } from '../form/valuesOfJob.ts'
import { readRecurrence } from '../../schedule/fields/readRecurrence.ts'
import type { Reach } from '../form/jobForm.ts'
import type { EditedJob, EditedVisit } from './editedJob.ts'

export interface ChangePreview {
  /** null: time and staff don't change. */
  readonly plan: ChangePlan['visits'] | null
  readonly visits: readonly PlanVisit[]
  /** Staff of added visits. */
  readonly staffIds: readonly number[]
}

const planVisitOf = ({ id, date, startAt, endAt, status, isException, seriesDate, staff }: EditedVisit): PlanVisit => ({
  id: Number(id),
  date,
  start_at: startAt,
  end_at: endAt,
  staff_ids: (staff ?? []).map((person) => Number(person.id)),
  // A visit in an unknown state keeps its time.
  status: jobStatus[status ?? 'STARTED'].code,
  // The server keeps marked visits, whatever their time. A backend without marks keeps none.
  is_exception: isException ?? false,
  series_date: seriesDate,
})

function scheduleOf(values: JobFormValues): JobScheduleView {
  const { scheduleLater, dates, startTime, endTime, isRecurring } = appliedValues(values)
  const recurrence = isRecurring ? (readRecurrence(values.recurrence) ?? null) : null
  return { schedule_later: scheduleLater, dates, start_time: startTime, end_time: endTime, is_recurring: isRecurring, recurrence }
}

const numbers = (ids: readonly string[]): number[] => ids.map(Number)

/** Throws a `ChangeProblem` if the change is not possible. */
export function previewChange(job: EditedJob, values: JobFormValues, { scope, visitId }: Reach, settings: ChangeSettings): ChangePreview {
  const before = valuesOfJob(job, true)
  const visits = (job.visits ?? []).map(planVisitOf)
  const staffIds = numbers(values.staffIds)
  const changed = {
    status: jobStatus[job.status ?? 'UNASSIGNED'].code,
    is_recurring: before.isRecurring,
    staff_ids: numbers(before.staffIds),
    shown: scheduleOf(before),
    visits,
  }
  const requested = {
    ...scheduleOf(values),
    scope: changeScope[scope].code,
    visit_id: visitId === null ? null : Number(visitId),
    staff_ids: staffIds,
  }
  return { plan: planChange(changed, requested, settings)?.visits ?? null, visits, staffIds }
}

const requestedPath = (
  visitId: string | null,
  { start_at, end_at }: Pick<PlanVisit, 'start_at' | 'end_at'>,
  staff: readonly number[],
): RequestedVisit[] =>
  start_at === null || end_at === null ? [] : [{ visitId, startAt: start_at, endAt: end_at, staffIds: staff.map(String) }]

/** Visits with a new time or new staff, by time. */
export function requestedVisits({ plan, staffIds }: ChangePreview): RequestedVisit[] {
  const moved = (plan?.changed ?? []).flatMap(({ visit_id, after }) => requestedPath(String(visit_id), after, after.staff_ids))
  const added = (plan?.added ?? []).flatMap((slot) => requestedPath(null, slot, staffIds))
  return [...moved, ...added].filter((visit) => visit.staffIds.length > 0).toSorted((a, b) => a.startAt - b.startAt)
}

/** Staff conflicts after the change, as far as checked before saving. Visits that move away don't conflict. */
export async function clashesOfChange(client: ApolloClient, search: ClashSearch, preview: ChangePreview): Promise<ClashingVisit[]> {
  const { plan } = preview
  const leaving = [...(plan?.changed ?? []).map(({ visit_id }) => visit_id), ...(plan?.removed ?? []).map(({ id }) => id)]
  const found = await findClashes(client, search, requestedVisits(preview))
  return found.filter(({ visitId }) => !leaving.map(String).includes(visitId))
}
