import type { JobChangeBody } from '@callout/contracts/jobs/jobBody'
import { type PlannedSlot, slotOn } from '@callout/contracts/jobs/schedule'
import { placeOf, type PlanVisit, sortVisits, type VisitPlanInput } from '@callout/contracts/jobs/sortedVisits'
import { statusLabel } from '@callout/contracts/jobs/status'
import { planVisitChanges, type VisitPlan } from '@callout/contracts/jobs/visitPlan'
import { messages } from '@callout/contracts/messages'
import { wallTimeOf } from '@callout/contracts/time'
import { invalid } from '../../refusal.ts'
import type { SeriesRecord } from '../../store/jobParts.ts'
import type { JobRecord, VisitRecord } from '../../store/workRecords.ts'
import { requireStaff } from './assignableStaff.ts'
import { isOpen } from './jobFromVisits.ts'
import { isSameSchedule, type JobScheduleView, plainRule, scheduleOf, scheduleOfVisit } from './jobSchedule.ts'
import type { Viewer } from './jobView.ts'
import { plannedSlots } from './plannedSlots.ts'
import { seriesStart } from './seriesStart.ts'

/** What becomes of a job's visits, and by what rule they come afterwards. */
export interface ScheduleChange {
  readonly plan: VisitPlan
  readonly is_recurring: boolean
  readonly series: SeriesRecord | null
}
interface Asked {
  readonly viewer: Viewer
  readonly job: JobRecord
  readonly body: JobChangeBody
  readonly visits: readonly VisitRecord[]
  readonly shown: JobScheduleView
  /** The visit from which the change counts; undefined for all of them. */
  readonly edited: VisitRecord | undefined
}

const sameIds = (a: readonly number[], b: readonly number[]): boolean => {
  const [left, right] = [new Set(a), new Set(b)]
  return left.size === right.size && [...left].every((id) => right.has(id))
}

/** Only a series has places that a visit can be moved away from. */
const planVisitOf =
  ({ job, body }: Asked) =>
  (visit: VisitRecord): PlanVisit =>
    job.is_recurring && (body.is_recurring || body.scope === 'this') ? visit : { ...visit, is_exception: false, series_date: null }

function editedVisit(visits: readonly VisitRecord[], { scope, visit_id }: JobChangeBody): VisitRecord | undefined {
  if (scope === 'all') return undefined
  const visit = visits.find(({ id }) => id === visit_id)
  if (!visit) throw invalid({ field: 'visit_id', message: 'Choose a visit of this job' })
  return visit
}

/**
 * What is sent as it stands asks for no change. A form shows the time and the staff of the job, or those of the visit, and
 * sends back whichever it has shown.
 */
function asksForTime({ viewer, body, shown, edited }: Asked): boolean {
  if (isSameSchedule(shown, body)) return false
  if (!edited || body.scope !== 'this') return true
  return !isSameSchedule(scheduleOfVisit(edited, viewer.caller.company.timezone), { ...body, is_recurring: false })
}

function asksForStaff({ job, body, shown, edited }: Asked): boolean {
  if (sameIds(body.staff_ids, edited?.staff_ids ?? job.staff_ids)) return false
  return !isSameSchedule(shown, body) || !sameIds(body.staff_ids, job.staff_ids)
}

function refuseClosed({ job, body, edited }: Asked, field: string): void {
  if (edited && body.scope === 'this' && !isOpenToPlan(edited))
    throw invalid({ field, message: `This visit is ${statusLabel(edited.status)}, so its time and staff cannot change.` })
  if (!isOpen(job)) throw invalid({ field, message: `This job is ${statusLabel(job.status)}, so its visits cannot change.` })
}

const isOpenToPlan = ({ status }: VisitRecord): boolean => status <= 1 || status === 8 || status === 11

function slotOfVisit(body: JobChangeBody, timezone: string): PlannedSlot[] {
  const [date, another] = body.dates
  if (body.schedule_later || date === undefined || !body.start_time || !body.end_time) return []
  if (another !== undefined) throw invalid({ field: 'dates', message: 'Choose one date for this visit' })
  return [slotOn(date, body.start_time, body.end_time, timezone)]
}

/** A rule that is sent from the beginning of the series counts from the edited visit on, one from another date from there. */
function futureSlots({ body, shown, visits, edited }: Asked, slots: readonly PlannedSlot[]): readonly PlannedSlot[] {
  const from = (edited && placeOf(edited)) ?? ''
  if (!body.is_recurring) {
    const before = new Set(visits.flatMap((visit) => (visit.date !== null && visit.date < from ? [visit.date] : [])))
    const chosen = slots.filter(({ date }) => !before.has(date))
    if (chosen.length === 0) throw invalid({ field: 'dates', message: messages.selectDate })
    return chosen
  }
  const left = body.dates[0] === shown.dates[0] ? slots.filter(({ date }) => date >= from) : slots
  if (left.length === 0) throw invalid({ field: 'recurrence.end_date', message: 'The end date must not be before this visit' })
  return left
}

function wantedSlots(asked: Asked): readonly PlannedSlot[] {
  const { viewer, body } = asked
  const { company } = viewer.caller
  if (body.scope === 'this') return slotOfVisit(body, company.timezone)
  const { slots } = plannedSlots(company, body)
  return body.scope === 'all' || body.schedule_later ? slots : futureSlots(asked, slots)
}

/** Who does the visits, where nothing else of them changes: each is edited alone, and stays where it is. */
function staffPlan(asked: Asked, input: Omit<VisitPlanInput, 'wantedSlots'>): VisitPlan {
  const { open, kept } = sortVisits({ ...input, wantedSlots: [] })
  const slotOf = ({ date, start_at, end_at }: PlanVisit): PlannedSlot[] =>
    date === null || start_at === null || end_at === null ? [] : [{ date, start_at, end_at }]
  const plans = open.map((visit) =>
    planVisitChanges({ ...input, visits: [visit], from: visit.id, scope: 'this', wantedSlots: slotOf(visit) }),
  )
  return {
    changed: plans.flatMap(({ changed }) => changed),
    unchanged: plans.flatMap(({ unchanged }) => unchanged),
    kept: kept.map(({ visit, reason }) => ({ visit_id: visit.id, reason, stands_for: null })),
    added: [],
    removed: [],
    passed: [],
  }
}

/** The rule after a change of the time. A change of one visit leaves it; one from a visit on is told as one rule for all. */
function seriesAfter({ job, body, shown }: Asked): Pick<ScheduleChange, 'is_recurring' | 'series'> {
  const { scope, recurrence, start_time, end_time, dates } = body
  if (scope === 'this') return { is_recurring: job.is_recurring, series: job.series }
  const [date] = dates
  if (!body.is_recurring || body.schedule_later || !recurrence || date === undefined || !start_time || !end_time)
    return { is_recurring: false, series: null }
  const rule = plainRule(recurrence, date)
  const since = shown.dates[0] ?? date
  const first_date = scope === 'future' && date > since ? seriesStart(rule, date, since) : date
  return { is_recurring: true, series: { rule, first_date, start_time, end_time } }
}

/**
 * What the body does to the visits; null where it leaves time and staff as they are. Throws 422 for a visit of another
 * job, and for visits that are done, cancelled or under way.
 */
export function scheduleChange(viewer: Viewer, job: JobRecord, body: JobChangeBody): ScheduleChange | null {
  const { store, caller, now } = viewer
  const { timezone } = caller.company
  const visits = store.visits.by('job_id', job.id)
  const asked: Asked = { viewer, job, body, visits, shown: scheduleOf(job, visits, timezone), edited: editedVisit(visits, body) }
  const [isTime, isStaff] = [asksForTime(asked), asksForStaff(asked)]
  if (!isTime && !isStaff) return null
  refuseClosed(asked, isTime ? 'dates' : 'staff_ids')
  if (isStaff) requireStaff(store, caller, body.staff_ids, job.staff_ids)
  const input = {
    visits: visits.map(planVisitOf(asked)),
    from: asked.edited?.id ?? null,
    scope: body.scope,
    staff_ids: isStaff ? [...new Set(body.staff_ids)] : null,
    is_recurring: body.is_recurring,
    today: wallTimeOf(now, timezone).date,
  }
  if (!isTime) return { plan: staffPlan(asked, input), is_recurring: job.is_recurring, series: job.series }
  return { plan: planVisitChanges({ ...input, wantedSlots: wantedSlots(asked) }), ...seriesAfter(asked) }
}
