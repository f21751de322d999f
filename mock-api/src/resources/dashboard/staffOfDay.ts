import type { ActiveStaff, StaffVisit } from '@callout/contracts/dashboard/schemas'
import { isUnderWay } from '@callout/contracts/jobs/status/status'
import { JsonText } from '../../jsonText.ts'
import { Kept } from '../../kept.ts'
import { jobGroup } from '../../store/collections/jobs.ts'
import type { UserRecord } from '../../store/collections/profile.ts'
import { companyDay, isTimed, type VisitRecord } from '../../store/collections/visits.ts'
import type { Viewer } from '../../viewer.ts'
import { clashing, visitsOfDay } from '../jobs/staff/clashes.ts'
import { isVisitLate } from '../jobs/view/jobView.ts'
import { seesJob } from '../jobs/view/visibility.ts'
import type { DayOf } from './jobSums.ts'

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

const urgency = ({ late_count, clash_count }: ActiveStaff): number => Number(late_count) * 100 + Number(clash_count)

const kept = new Kept<JsonText<ActiveStaff>[]>()

/** When a visit of that day becomes late. */
function lateFrom({ store, caller, now }: Viewer, date: string): number {
  const { id, late_after_minutes } = caller.company
  return store.visits
    .by('company_day', companyDay(id, date))
    .map(({ start_at }) => (start_at ?? Infinity) + late_after_minutes * 60 + 1)
    .reduce((first, at) => (at > now ? Math.min(first, at) : first), Infinity)
}

const listed = (viewer: Viewer, { date, branch_id }: DayOf): JsonText<ActiveStaff>[] =>
  viewer.store.users
    .by('company_id', viewer.caller.company.id)
    .filter((user) => goesOut(user) && isShown(viewer, user, branch_id))
    .map((user) => dayOf(viewer, user, date))
    .toSorted((a, b) => urgency(b) - urgency(a) || String(a.name).localeCompare(String(b.name)))
    .map((person) => JsonText.of(person))

/** Those who need somebody first, then by name; made anew when one of them, one of the day's visits or a job has changed. */
export function staffOfDay(viewer: Viewer, ofDay: DayOf): readonly JsonText<ActiveStaff>[] {
  const { store, caller } = viewer
  const { id } = caller.company
  const { date, branch_id } = ofDay
  const madeOf = [
    caller.user,
    caller.company,
    store.jobs.generation,
    store.users.revision('company_id', id),
    store.visits.revision('company_day', companyDay(id, date)),
    store.jobs.revision('job_number', jobGroup(id)),
  ]
  return kept.of(viewer, `${caller.user.id} ${branch_id} ${date}`, madeOf, () => ({
    value: listed(viewer, ofDay),
    until: lateFrom(viewer, date),
  }))
}
