import type { ActiveStaff, StaffVisit } from '@callout/contracts/dashboard/schemas'
import { isUnderWay } from '@callout/contracts/jobs/status/status'
import { availabilityStatus } from '@callout/contracts/profile/availability'
import { isWholeDays } from '@callout/contracts/staff/timeOff'
import { weekdayOf } from '@callout/contracts/time'
import type { UserRecord } from '../profile/records.ts'
import { isTimed, type VisitRecord } from '../jobs/visitRecords.ts'
import type { Viewer } from '../../http/viewer.ts'
import { isAssignable } from '../jobs/staff/assignableStaff.ts'
import { clashing, visitsOfDay } from '../jobs/staff/clashes.ts'
import { isVisitLate } from '../jobs/view/jobView.ts'
import { seesJob } from '../jobs/view/visibility.ts'
import type { DayOf } from './jobSums.ts'

function isShown({ caller: { user } }: Viewer, { id, branch_id, is_active }: UserRecord, branchId: number | undefined): boolean {
  if (!is_active) return false
  if (user.user_type === 'staff') return id === user.id
  const requested = user.user_type === 'branch_head' ? user.branch_id : branchId
  return requested === undefined || branch_id === requested
}

const doesVisits = ({ store, caller }: Viewer, user: UserRecord, date: string): boolean =>
  isAssignable(store, user, caller.company) || visitsOfDay(store, user.id, date).length > 0

function visitView(viewer: Viewer, visit: VisitRecord | undefined): StaffVisit | null {
  const job = visit && viewer.store.jobs.get(visit.job_id)
  if (!visit || !job) return null
  const { id, job_id, status, start_at, end_at } = visit
  const { job_number, customer_name } = job
  return { id, job_id, job_number, status, customer_name, start_at, end_at, is_late: isVisitLate(visit, viewer) }
}

/** No working hours on that day, or time off for all of it: not working or away on the board. */
const isOffOn = ({ working_hours, time_off }: UserRecord, date: string): boolean =>
  working_hours.find(({ day }) => day === weekdayOf(date))?.is_on === false ||
  time_off.some((off) => isWholeDays(off) && off.date_from <= date && date <= off.date_to)

function dayOf(viewer: Viewer, user: UserRecord, date: string): ActiveStaff {
  const { id, name, color, latitude, longitude } = user
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
    availability_status: isOffOn(user, date) ? availabilityStatus.OFF.code : user.availability_status,
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

const { compare } = new Intl.Collator()
const urgencyOf = ({ late_count, clash_count }: ActiveStaff): number => Number(late_count) * 100 + Number(clash_count)

export const staffOfDay = (viewer: Viewer, { date, branch_id }: DayOf): ActiveStaff[] =>
  viewer.store.users
    .by('company_id', viewer.caller.company.id)
    .filter((user) => doesVisits(viewer, user, date) && isShown(viewer, user, branch_id))
    .toSorted((a, b) => compare(a.name, b.name))
    .map((user) => dayOf(viewer, user, date))
    .toSorted((a, b) => urgencyOf(b) - urgencyOf(a))
