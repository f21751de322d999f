import type { CodeOf } from '../../wire/codes.ts'
import { messages } from '../../text/messages.ts'
import type { changeScope } from '../codes.ts'
import { isSameSchedule, type JobScheduleView, scheduleOfVisit, type WantedSchedule } from '../schedule/jobSchedule.ts'
import type { ClosedDays } from '../schedule/occurrences.ts'
import { type PlannedSlot, slotOn, slotsProblem, visitSlots } from '../schedule/schedule.ts'
import { placeOf, type PlanVisit, sortVisits, type VisitPlanInput } from './sortedVisits.ts'
import { type JobStatusCode, statusLabel } from '../status/status.ts'
import { planVisitChanges, type VisitPlan } from './visitPlan.ts'

export interface ChangedJob {
  readonly status: JobStatusCode
  readonly is_recurring: boolean
  readonly staff_ids: readonly number[]
  readonly shown: JobScheduleView
  readonly visits: readonly PlanVisit[]
}
export interface WantedChange extends WantedSchedule {
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
  readonly wanted: WantedChange
  readonly settings: ChangeSettings
  readonly edited: PlanVisit | undefined
}

const sameIds = (a: readonly number[], b: readonly number[]): boolean => {
  const [left, right] = [new Set(a), new Set(b)]
  return left.size === right.size && [...left].every((id) => right.has(id))
}

/** Only visits of a series can be moved away from their date. */
const planVisitOf =
  ({ job, wanted }: Asked) =>
  (visit: PlanVisit): PlanVisit =>
    job.is_recurring && (wanted.is_recurring || wanted.scope === 'this') ? visit : { ...visit, is_exception: false, series_date: null }

function editedVisit({ visits }: ChangedJob, { scope, visit_id }: WantedChange): PlanVisit | undefined {
  if (scope === 'all') return undefined
  const visit = visits.find(({ id }) => id === visit_id)
  if (!visit) throw new ChangeProblem('visit_id', 'Choose a visit of this job')
  return visit
}

/** Unchanged values request nothing. A form shows and returns the job's schedule and staff, or the visit's. */
function asksForTime({ job: { shown }, wanted, settings, edited }: Asked): boolean {
  if (isSameSchedule(shown, wanted)) return false
  if (!edited || wanted.scope !== 'this') return true
  return !isSameSchedule(scheduleOfVisit(edited, settings.timezone), { ...wanted, is_recurring: false })
}

function asksForStaff({ job, wanted, edited }: Asked): boolean {
  if (sameIds(wanted.staff_ids, edited?.staff_ids ?? job.staff_ids)) return false
  return !isSameSchedule(job.shown, wanted) || !sameIds(wanted.staff_ids, job.staff_ids)
}

const isOpenToPlan = ({ status }: PlanVisit): boolean => status <= 1 || status === 8 || status === 11

function refuseClosed({ job, wanted, edited }: Asked, field: string): void {
  if (edited && wanted.scope === 'this' && !isOpenToPlan(edited))
    throw new ChangeProblem(field, `This visit is ${statusLabel(edited.status)}, so its time and staff can’t be changed.`)
  if (job.status === 6 || job.status === 7)
    throw new ChangeProblem(field, `This job is ${statusLabel(job.status)}, so its visits can’t be changed.`)
}

function slotOfVisit({ schedule_later, dates, start_time, end_time }: WantedChange, timezone: string): PlannedSlot[] {
  const [date, another] = dates
  if (schedule_later || date === undefined || !start_time || !end_time) return []
  if (another !== undefined) throw new ChangeProblem('dates', 'Choose one date for this visit')
  return [slotOn(date, start_time, end_time, timezone)]
}

/** A rule from the start of the series applies from the edited visit on; a rule with another date from that date. */
function futureSlots({ job: { shown, visits }, wanted, edited }: Asked, slots: readonly PlannedSlot[]): readonly PlannedSlot[] {
  const from = (edited && placeOf(edited)) ?? ''
  if (!wanted.is_recurring) {
    const before = new Set(visits.flatMap((visit) => (visit.date !== null && visit.date < from ? [visit.date] : [])))
    const chosen = slots.filter(({ date }) => !before.has(date))
    if (chosen.length === 0) throw new ChangeProblem('dates', messages.selectDate)
    return chosen
  }
  const left = wanted.dates[0] === shown.dates[0] ? slots.filter(({ date }) => date >= from) : slots
  if (left.length === 0) throw new ChangeProblem('recurrence.end_date', 'The end date can’t be before this visit')
  return left
}

function wantedSlots(asked: Asked): readonly PlannedSlot[] {
  const { wanted, settings } = asked
  const { timezone, closedDays } = settings
  if (wanted.scope === 'this') return slotOfVisit(wanted, timezone)
  const planned = visitSlots({ ...wanted, timezone }, closedDays)
  const problem = slotsProblem(planned)
  if (problem) throw new ChangeProblem('recurrence.end_date', problem)
  return wanted.scope === 'all' || wanted.schedule_later ? planned.slots : futureSlots(asked, planned.slots)
}

function staffPlan(input: Omit<VisitPlanInput, 'wantedSlots'>): VisitPlan {
  const { open, preserved } = sortVisits({ ...input, wantedSlots: [] })
  const slotOf = ({ date, start_at, end_at }: PlanVisit): PlannedSlot[] =>
    date === null || start_at === null || end_at === null ? [] : [{ date, start_at, end_at }]
  const plans = open.map((visit) =>
    planVisitChanges({ ...input, visits: [visit], from: visit.id, scope: 'this', wantedSlots: slotOf(visit) }),
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
export function planChange(job: ChangedJob, wanted: WantedChange, settings: ChangeSettings): ChangePlan | null {
  const asked: Asked = { job, wanted, settings, edited: editedVisit(job, wanted) }
  const [isTime, isStaff] = [asksForTime(asked), asksForStaff(asked)]
  if (!isTime && !isStaff) return null
  refuseClosed(asked, isTime ? 'dates' : 'staff_ids')
  const input = {
    visits: job.visits.map(planVisitOf(asked)),
    from: asked.edited?.id ?? null,
    scope: wanted.scope,
    staff_ids: isStaff ? [...new Set(wanted.staff_ids)] : null,
    is_recurring: wanted.is_recurring,
    today: settings.today,
  }
  const visits = isTime ? planVisitChanges({ ...input, wantedSlots: wantedSlots(asked) }) : staffPlan(input)
  return { visits, isTime, isStaff }
}
