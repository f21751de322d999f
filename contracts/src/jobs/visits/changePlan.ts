import type { CodeOf } from '../../wire/codes.ts'
import { messages } from '../../text/messages.ts'
import type { changeScope } from '../codes.ts'
import { isSameSchedule, type JobScheduleView, scheduleOfVisit, type RequestedSchedule } from '../schedule/jobSchedule.ts'
import type { ClosedDays } from '../schedule/occurrences.ts'
import { type PlannedSlot, slotOn, slotsProblem, visitSlots } from '../schedule/schedule.ts'
import { getPlace, type PlanVisit, sortVisits, type VisitPlanInput } from './sortedVisits.ts'
import { type JobStatusCode, statusLabel } from '../status/status.ts'
import { planVisitChanges, type VisitPlan } from './visitPlan.ts'

export interface ChangedJob {
  readonly status: JobStatusCode
  readonly is_recurring: boolean
  readonly staff_ids: readonly number[]
  readonly shown: JobScheduleView
  readonly visits: readonly PlanVisit[]
}
export interface RequestedChange extends RequestedSchedule {
  readonly scope: CodeOf<typeof changeScope>
  readonly visit_id?: number | null | undefined
  readonly staff_ids: readonly number[]
}
/** Account settings. `timezone`: IANA. `today`: YYYY-MM-DD in it. */
export interface ChangeSettings {
  readonly timezone: string
  readonly closedDays: ClosedDays
  readonly today: string
}
export interface ChangePlan {
  readonly visits: VisitPlan
  readonly isTime: boolean
  readonly isStaff: boolean
}

export class ChangeProblem extends Error {
  readonly field: string
  constructor(field: string, message: string) {
    super(message)
    this.field = field
  }
}

interface Asked {
  readonly job: ChangedJob
  readonly requested: RequestedChange
  readonly settings: ChangeSettings
  readonly edited: PlanVisit | undefined
}

const sameIds = (a: readonly number[], b: readonly number[]): boolean => {
  const [left, right] = [new Set(a), new Set(b)]
  return left.size === right.size && [...left].every((id) => right.has(id))
}

/** Only visits of a series can be moved away from their date. */
const planVisitOf =
  ({ job, requested }: Asked) =>
  (visit: PlanVisit): PlanVisit =>
    job.is_recurring && (requested.is_recurring || requested.scope === 'this')
      ? visit
      : { ...visit, is_exception: false, series_date: null }

function editedVisit({ visits }: ChangedJob, { scope, visit_id }: RequestedChange): PlanVisit | undefined {
  if (scope === 'all') return undefined
  const visit = visits.find(({ id }) => id === visit_id)
  if (!visit) throw new ChangeProblem('visit_id', 'Choose a visit of this job')
  return visit
}

/** Unchanged values request nothing. A form shows and returns the job's schedule and staff, or the visit's. */
function asksForTime({ job: { shown }, requested, settings, edited }: Asked): boolean {
  if (isSameSchedule(shown, requested)) return false
  if (!edited || requested.scope !== 'this') return true
  return !isSameSchedule(scheduleOfVisit(edited, settings.timezone), { ...requested, is_recurring: false })
}

function asksForStaff({ job, requested, edited }: Asked): boolean {
  if (sameIds(requested.staff_ids, edited?.staff_ids ?? job.staff_ids)) return false
  return !isSameSchedule(job.shown, requested) || !sameIds(requested.staff_ids, job.staff_ids)
}

const isOpenToPlan = ({ status }: PlanVisit): boolean => status <= 1 || status === 8 || status === 11

function refuseClosed({ job, requested, edited }: Asked, field: string): void {
  if (edited && requested.scope === 'this' && !isOpenToPlan(edited))
    throw new ChangeProblem(field, `This visit is ${statusLabel(edited.status)}, so its time and staff can’t be changed.`)
  if (job.status === 6 || job.status === 7)
    throw new ChangeProblem(field, `This job is ${statusLabel(job.status)}, so its visits can’t be changed.`)
}

function slotOfVisit({ schedule_later, dates, start_time, end_time }: RequestedChange, timezone: string): PlannedSlot[] {
  const [date, another] = dates
  if (schedule_later || date === undefined || !start_time || !end_time) return []
  if (another !== undefined) throw new ChangeProblem('dates', 'Choose one date for this visit')
  return [slotOn(date, start_time, end_time, timezone)]
}

/** A rule from the start of the series applies from the edited visit on; a rule with another date from that date. */
function futureSlots({ job: { shown, visits }, requested, edited }: Asked, slots: readonly PlannedSlot[]): readonly PlannedSlot[] {
  const from = (edited && getPlace(edited)) ?? ''
  if (!requested.is_recurring) {
    const before = new Set(visits.flatMap((visit) => (visit.date !== null && visit.date < from ? [visit.date] : [])))
    const chosen = slots.filter(({ date }) => !before.has(date))
    if (chosen.length === 0) throw new ChangeProblem('dates', messages.selectDate)
    return chosen
  }
  const left = requested.dates[0] === shown.dates[0] ? slots.filter(({ date }) => date >= from) : slots
  if (left.length === 0) throw new ChangeProblem('recurrence.end_date', 'The end date can’t be before this visit')
  return left
}

function requestedSlots(asked: Asked): readonly PlannedSlot[] {
  const { requested, settings } = asked
  const { timezone, closedDays } = settings
  if (requested.scope === 'this') return slotOfVisit(requested, timezone)
  const planned = visitSlots({ ...requested, timezone }, closedDays)
  const problem = slotsProblem(planned)
  if (problem) throw new ChangeProblem('recurrence.end_date', problem)
  return requested.scope === 'all' || requested.schedule_later ? planned.slots : futureSlots(asked, planned.slots)
}

function staffPlan(input: Omit<VisitPlanInput, 'requestedSlots'>): VisitPlan {
  const { open, preserved } = sortVisits({ ...input, requestedSlots: [] })
  const getSlot = ({ date, start_at, end_at }: PlanVisit): PlannedSlot[] =>
    date === null || start_at === null || end_at === null ? [] : [{ date, start_at, end_at }]
  const plans = open.map((visit) =>
    planVisitChanges({ ...input, visits: [visit], from: visit.id, scope: 'this', requestedSlots: getSlot(visit) }),
  )
  return {
    changed: plans.flatMap(({ changed }) => changed),
    unchanged: plans.flatMap(({ unchanged }) => unchanged),
    preserved: preserved.map(({ visit, reason }) => ({ visit_id: visit.id, reason, stands_for: null })),
    added: [],
    removed: [],
    passed: [],
  }
}

/** Null if schedule and staff are unchanged. The form previews the plan and the server applies it. @throws ChangeProblem */
export function planChange(job: ChangedJob, requested: RequestedChange, settings: ChangeSettings): ChangePlan | null {
  const asked: Asked = { job, requested, settings, edited: editedVisit(job, requested) }
  const [isTime, isStaff] = [asksForTime(asked), asksForStaff(asked)]
  if (!isTime && !isStaff) return null
  refuseClosed(asked, isTime ? 'dates' : 'staff_ids')
  const input = {
    visits: job.visits.map(planVisitOf(asked)),
    from: asked.edited?.id ?? null,
    scope: requested.scope,
    staff_ids: isStaff ? [...new Set(requested.staff_ids)] : null,
    is_recurring: requested.is_recurring,
    today: settings.today,
  }
  const visits = isTime ? planVisitChanges({ ...input, requestedSlots: requestedSlots(asked) }) : staffPlan(input)
  return { visits, isTime, isStaff }
}
