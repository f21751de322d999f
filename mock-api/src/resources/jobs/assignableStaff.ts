import type { Caller } from '../../access.ts'
import { invalid } from '../../refusal.ts'
import type { CompanyRecord, UserRecord } from '../../store/records.ts'
import type { Store } from '../../store/store.ts'

/** Whether visits can be given to this user: everybody but the owner of a company of several people. */
export const isAssignable = (user: UserRecord, company: CompanyRecord): boolean =>
  user.company_id === company.id && user.is_active && user.user_type !== 'company'

/** What is wrong with the ids as the staff of a visit; null where nothing is. */
export function staffProblem(store: Store, company: CompanyRecord, ids: readonly number[]): string | null {
  const isUnknown = (id: number): boolean => {
    const user = store.users.get(id)
    return !user || !isAssignable(user, company)
  }
  return ids.some(isUnknown) ? 'Choose active staff of your company' : null
}

/** Branch heads plan with the staff of their branch. */
export function foreignStaffProblem(store: Store, { user }: Caller, ids: readonly number[]): string | null {
  if (user.user_type !== 'branch_head') return null
  return ids.some((id) => store.users.get(id)?.branch_id !== user.branch_id) ? 'Choose staff of your branch' : null
}

/** The ids, each once. Throws 422 when one is not active staff of the company. */
export function requireStaff(store: Store, company: CompanyRecord, ids: readonly number[]): number[] {
  const message = staffProblem(store, company, ids)
  if (message) throw invalid({ field: 'staff_ids', message })
  return [...new Set(ids)]
}
