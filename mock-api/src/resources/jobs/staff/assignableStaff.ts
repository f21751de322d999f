import type { Caller } from '../../../http/access.ts'
import { invalid } from '../../../http/apiError.ts'
import type { CompanyRecord, UserRecord } from '../../profile/records.ts'
import type { Store } from '../../../db/store.ts'

const isActiveIn = ({ id }: CompanyRecord, user: UserRecord): boolean => user.company_id === id && user.is_active

/** Whether visits can be assigned to a user: not to owners of companies with other staff. */
export const isAssignable = (store: Store, user: UserRecord, company: CompanyRecord): boolean =>
  isActiveIn(company, user) &&
  (user.user_type !== 'company' ||
    !store.users.by('company_id', company.id).some((item) => item.user_type !== 'company' && isActiveIn(company, item)))

const isWithin = ({ user: planner }: Caller, user: UserRecord): boolean =>
  planner.user_type !== 'branch_head' || user.branch_id === planner.branch_id

export const isOffered = (store: Store, caller: Caller, user: UserRecord): boolean =>
  isAssignable(store, user, caller.company) && isWithin(caller, user)

/** Why the caller can't assign these ids; null if valid. `present`: staff already on the visits stay, whatever their branch. */
export function staffProblem(store: Store, caller: Caller, ids: readonly number[], present: readonly number[]): string | null {
  const users = ids.map((id) => store.users.get(id))
  const isKnown = (user: UserRecord | undefined): user is UserRecord => user !== undefined && isAssignable(store, user, caller.company)
  if (!users.every(isKnown)) return 'Choose active staff of your company'
  return users.every((user) => isWithin(caller, user) || present.includes(user.id)) ? null : 'Choose staff of your branch'
}

/** Unique ids. Throws 422 if `staffProblem` finds one. */
export function requireStaff(store: Store, caller: Caller, ids: readonly number[], present: readonly number[]): number[] {
  const message = staffProblem(store, caller, ids, present)
  if (message) throw invalid({ field: 'staff_ids', message })
  return [...new Set(ids)]
}
