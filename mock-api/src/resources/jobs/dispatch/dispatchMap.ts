import type { DispatchMap, DispatchQuery, DispatchVisit } from '@callout/contracts/jobs/schemas/dispatch'
import { wallTimeOf } from '@callout/contracts/time'
import type { BranchRecord } from '../../branches/records.ts'
import { isWork, type JobRecord } from '../records.ts'
import { companyDay, type VisitRecord } from '../visitRecords.ts'
import type { Viewer } from '../../../http/viewer.ts'
import { pointOf } from '../staff/distance.ts'
import { jobSummary, visitView } from '../view/jobView.ts'
import { seesVisit } from '../view/visibility.ts'
import { boundsOf, staffOfBoard } from './staffOfBoard.ts'

type Asked = Omit<DispatchQuery, 'date'>

function isAskedFor(viewer: Viewer, job: JobRecord, visit: VisitRecord, asked: Asked): boolean {
  const { branch_id, category_id, status, staff_ids } = asked
  if (!seesVisit(viewer.caller, job, visit)) return false
  if (branch_id !== undefined && job.branch_id !== branch_id) return false
  if (category_id !== undefined && job.category_id !== category_id) return false
  if (status !== undefined && !status.includes(visit.status)) return false
  return staff_ids === undefined || visit.staff_ids.length === 0 || visit.staff_ids.some((id) => staff_ids.includes(id))
}

function dispatchVisit(viewer: Viewer, job: JobRecord, visit: VisitRecord): DispatchVisit {
  const { job_number, title, priority, branch_id, customer, property, category, visits_total } = jobSummary(viewer, job)
  return {
    ...visitView(viewer, job, visit),
    job_number,
    title,
    priority,
    branch_id,
    customer,
    property,
    category,
    visits_total,
    address: property?.address ?? null,
    latitude: property?.latitude ?? null,
    longitude: property?.longitude ?? null,
  }
}

function goneSince({ store, caller: { company }, now }: Viewer, since: number, shown: ReadonlySet<number>): number[] {
  const isSince = (instant: number): boolean => instant >= since && instant <= now
  const changed = store.visits.all().filter(({ company_id, updated_at }) => company_id === company.id && isSince(updated_at))
  const deleted = store.deletedVisits.all().filter(({ company_id, deleted_at }) => company_id === company.id && isSince(deleted_at))
  return [...changed, ...deleted].map(({ id }) => id).filter((id) => !shown.has(id))
}

const homeOf = ({ store, caller: { company, user } }: Viewer, branchId: number | undefined): BranchRecord | undefined =>
  store.branches.get(branchId ?? user.branch_id ?? 0) ?? store.branches.by('company_id', company.id).find(({ is_default }) => is_default)

/** A day as this caller is shown it: what has changed since an instant, or all of it. */
export function dispatchMap(viewer: Viewer, { date, ...asked }: DispatchQuery): DispatchMap {
  const { store, caller, now } = viewer
  const day = date ?? wallTimeOf(now, caller.company.timezone).date
  const ofDay = store.visits.by('company_day', companyDay(caller.company.id, day)).flatMap((visit) => {
    const job = store.jobs.get(visit.job_id)
    return job && isWork(job) && isAskedFor(viewer, job, visit, asked) ? [{ job, visit }] : []
  })
  const { since } = asked
  const known = since === undefined ? ofDay : ofDay.filter(({ visit }) => visit.updated_at >= since)
  const views = known.map(({ job, visit }) => dispatchVisit(viewer, job, visit)).toSorted((a, b) => Number(a.start_at) - Number(b.start_at))
  const branch = homeOf(viewer, asked.branch_id)
  const staffs = staffOfBoard(viewer, { date: day, branch, asked, visits: ofDay })
  return {
    date: day,
    bounds: boundsOf([...ofDay.map(({ job }) => pointOf(store.properties.get(job.property_id))), pointOf(branch)]),
    branch: branch && { latitude: branch.latitude, longitude: branch.longitude },
    staffs,
    visits: views.filter(({ staff_ids }) => staff_ids?.length),
    unassigned: views.filter(({ staff_ids }) => !staff_ids?.length),
    without_location: views.filter(({ latitude, longitude }) => typeof latitude !== 'number' || typeof longitude !== 'number'),
    ...(since !== undefined && { gone: goneSince(viewer, since, new Set(ofDay.map(({ visit }) => visit.id))) }),
    server_at: now,
  }
}
