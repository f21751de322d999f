import { responseCode } from '@callout/contracts/wire/envelope'
import { type Actor, holds } from '@callout/contracts/profile/authorities'
import type { Caller } from '../../../http/access.ts'
import { ApiError } from '../../../http/apiError.ts'
import type { Store } from '../../../db/store.ts'
import type { JobRecord } from '../records.ts'
import type { VisitRecord } from '../visitRecords.ts'

export const isAssignee = ({ user }: Caller, visit: Pick<VisitRecord, 'staff_ids'>): boolean => visit.staff_ids.includes(user.id)

export const seesAllJobs = ({ user }: Caller): boolean =>
  user.user_type !== 'staff' && user.user_type !== 'branch_head' && holds(user, 'view_all_jobs')

/** Whether the caller dispatches others; everyone else sees their visits on the board. */
export const plansAll = ({ user }: Caller): boolean =>
  user.user_type !== 'staff' && (user.user_type === 'branch_head' || holds(user, 'dispatch'))

/**
 * Branch heads see the jobs of their branch, all others without the authority for all of them those with a visit of their own, and
 * staff who may quote their quotes (decision D62).
 */
export function seesJob(caller: Caller, job: JobRecord): boolean {
  const { user, company } = caller
  if (job.company_id !== company.id) return false
  if (seesAllJobs(caller)) return true
  if (user.user_type === 'branch_head') return job.branch_id === user.branch_id
  return job.staff_ids.includes(user.id) || (job.quote !== null && job.created_by === user.id && isStaffWith(caller, 'staff_can_quote'))
}

export const seesVisit = (caller: Caller, job: JobRecord, visit: VisitRecord): boolean =>
  seesJob(caller, job) && (plansAll(caller) || isAssignee(caller, visit))

/** Whether amounts are shown: the company decides for its staff, an authority for staff admins. */
export const seesPrices = ({ user, company }: Caller): boolean =>
  user.user_type === 'staff' ? company.staff_can_see_prices : holds(user, 'view_prices')

type StaffRight = 'staff_can_add_items' | 'staff_can_collect' | 'staff_can_quote'

/** Whether the company lets this technician do it on visits of theirs (decision D62). */
export const isStaffWith = ({ user, company }: Caller, right: StaffRight): boolean => user.user_type === 'staff' && company[right] === true

export const actorOf = (caller: Caller): Actor => ({
  user_type: caller.user.user_type,
  authorities: caller.user.authorities,
  staff_can_collect: isStaffWith(caller, 'staff_can_collect'),
})

/** Throws 403 for those who are shown no amounts. `purpose` completes "Your account lacks the authority to …". */
export function requirePrices(caller: Caller, purpose: string): void {
  if (!seesPrices(caller)) throw new ApiError(responseCode.FORBIDDEN, `You don’t have permission to ${purpose}.`)
}

export function visibleJob(store: Store, caller: Caller, id: number): JobRecord {
  const job = store.jobs.get(id)
  if (!job || !seesJob(caller, job)) throw new ApiError(responseCode.NOT_FOUND, 'This job doesn’t exist.')
  return job
}
