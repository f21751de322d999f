import type { ActiveStaff, StaffVisit } from '@callout/contracts/dashboard/schemas'
import { isUnderWay } from '@callout/contracts/jobs/status/status'
import { JsonText } from '../../jsonText.ts'
import { Kept, type Lasting } from '../../kept.ts'
import { jobGroup } from '../../store/collections/jobs.ts'
import type { UserRecord } from '../../store/collections/profile.ts'
import { companyDay, isTimed, staffDay, type VisitRecord } from '../../store/collections/visits.ts'
import type { Viewer } from '../../viewer.ts'
import { clashing, visitsOfDay } from '../jobs/staff/clashes.ts'
import { isVisitLate } from '../jobs/view/jobView.ts'
import { seesJob } from '../jobs/view/visibility.ts'
import type { DayOf } from './jobSums.ts'
import { staffDayChanges } from './staffDayChanges.ts'

/** Whose day the caller is shown: staff have their own, heads their branch. */
function isShown({ caller: { user } }: Viewer, { id, branch_id, is_active }: UserRecord, branchId: number | undefined): boolean {
  if (!is_active) return false
  if (user.user_type === 'staff') return id === user.id
  const wanted = user.user_type === 'branch_head' ? user.branch_id : branchId
  return wanted === undefined || branch_id === wanted
}

/** Who goes out: of a company everybody but its owner, and an individual alone. */
const goesOut = ({ user_type }: UserRecord): boolean => user_type !== 'company'

function visitView(viewer: Viewer, visit: VisitRecord | undefined): StaffVisit | null {
  const job = visit && viewer.store.jobs.get(visit.job_id)
  if (!visit || !job) return null
  const { id, job_id, status, start_at, end_at } = visit
  const { job_number, customer_name } = job
  return { id, job_id, job_number, status, customer_name, start_at, end_at, is_late: isVisitLate(visit, viewer) }
}

function dayOf(viewer: Viewer, { id, name, color, availability_status, latitude, longitude }: UserRecord, date: string): ActiveStaff {
  const { store, caller } = viewer
  const visits = visitsOfDay(store, id, date).filter(({ job_id }) => {
    const job = store.jobs.get(job_id)
    return job !== undefined && seesJob(caller, job)
  })
  return {
    id,
    name,
    color,
    avatar_url: null,
    availability_status,
    current_visit: visitView(
      viewer,
      visits.find(({ status }) => isUnderWay(status)),
    ),
    next_visit: visitView(
      viewer,
      visits.find(({ status }) => status === 1),
    ),
    visits_done: visits.filter(({ status }) => status === 6).length,
    visits_total: visits.length,
    clash_count: clashing(visits.filter(isTimed)).length,
    late_count: visits.filter((visit) => isVisitLate(visit, viewer)).length,
    latitude,
    longitude,
    location_at: null,
  }
}

/** A person's row, and what it was made of besides the viewer. */
interface Row {
  readonly text: JsonText<ActiveStaff>
  readonly urgency: number
  readonly user: UserRecord
  /** Of the visits of the day and their jobs, and how many there had been. */
  readonly changes: ReturnType<typeof staffDayChanges>
  readonly count: number
  /** From when (inclusive) to when (exclusive) it is true by the clock. */
  readonly from: number
  readonly until: number
}

/** When the next of these visits becomes late. */
function lateFrom({ caller, now }: Viewer, visits: readonly VisitRecord[]): number {
  const after = caller.company.late_after_minutes * 60 + 1
  return visits.reduce((first, { start_at }) => {
    const at = (start_at ?? Infinity) + after
    return at > now ? Math.min(first, at) : first
  }, Infinity)
}

function rowOf(viewer: Viewer, user: UserRecord, date: string): Row {
  const day = staffDay(user.id, date)
  const person = dayOf(viewer, user, date)
  const changes = staffDayChanges(viewer.store, day)
  return {
    text: JsonText.of(person),
    urgency: Number(person.late_count) * 100 + Number(person.clash_count),
    user,
    changes,
    count: changes.count,
    from: viewer.now,
    until: lateFrom(viewer, viewer.store.visits.by('staff_day', day)),
  }
}

const { compare } = new Intl.Collator()
const namesInOrder = new Kept<readonly UserRecord[]>()

/** Those of the company who go out, by name. */
const peopleOf = (viewer: Viewer): readonly UserRecord[] => {
  const { users } = viewer.store
  const { id } = viewer.caller.company
  return namesInOrder.of(viewer, `${id}`, [users.generation, users.revision('company_id', id)], () => ({
    value: users
      .by('company_id', id)
      .filter(goesOut)
      .toSorted((a, b) => compare(a.name, b.name)),
    until: Infinity,
  }))
}

/** By the person's id the rows of a day as they were told last, whether or not they are true still. */
const toldRows = new Kept<Map<number, Row>>()

function listed(viewer: Viewer, { date, branch_id }: DayOf, told: Map<number, Row>): Lasting<JsonText<ActiveStaff>[]> {
  const { now } = viewer
  const tell = (user: UserRecord): Row => {
    const known = told.get(user.id)
    if (known?.user === user && known.changes.count === known.count && known.from <= now && now < known.until) return known
    const row = rowOf(viewer, user, date)
    told.set(user.id, row)
    return row
  }
  const urgent: Row[] = []
  const others: JsonText<ActiveStaff>[] = []
  let until = Infinity
  for (const user of peopleOf(viewer)) {
    if (!isShown(viewer, user, branch_id)) continue
    const row = tell(user)
    until = Math.min(until, row.until)
    if (row.urgency > 0) urgent.push(row)
    else others.push(row.text)
  }
  return { value: [...urgent.toSorted((a, b) => b.urgency - a.urgency).map(({ text }) => text), ...others], until }
}

const kept = new Kept<JsonText<ActiveStaff>[]>()

/**
 * Those who need somebody first, then by name. The list is made anew when one of them, one of the day's visits or a job has
 * changed; of its rows those alone whose person, visits or jobs have, or for whom the clock has made a visit late.
 */
export function staffOfDay(viewer: Viewer, ofDay: DayOf): readonly JsonText<ActiveStaff>[] {
  const { store, caller } = viewer
  const { id } = caller.company
  const { date, branch_id } = ofDay
  const seenBy = [caller.user, caller.company, store.jobs.generation]
  const madeOf = [
    ...seenBy,
    store.users.revision('company_id', id),
    store.visits.revision('company_day', companyDay(id, date)),
    store.jobs.revision('job_number', jobGroup(id)),
  ]
  return kept.of(viewer, `${caller.user.id} ${branch_id} ${date}`, madeOf, () => {
    const told = toldRows.of(viewer, `${caller.user.id} ${date}`, seenBy, () => ({ value: new Map(), until: Infinity }))
    return listed(viewer, ofDay, told)
  })
}
