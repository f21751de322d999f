import { invalid } from '../../refusal.ts'
import type { CompanyRecord, UserRecord } from '../../store/records.ts'
import type { Store } from '../../store/store.ts'

/** Whether visits can be given to this user: everybody but the owner of a company of several people. */
export const isAssignable = (user: UserRecord, company: CompanyRecord): boolean =>
  user.company_id === company.id && user.is_active && user.user_type !== 'company'

/** The ids, each once. Throws 422 when one is not active staff of the company. */
export function requireStaff(store: Store, company: CompanyRecord, ids: readonly number[]): number[] {
  const isUnknown = (id: number): boolean => {
    const user = store.users.get(id)
    return !user || !isAssignable(user, company)
  }
  if (ids.some(isUnknown)) throw invalid({ field: 'staff_ids', message: 'Choose active staff of your company' })
  return [...new Set(ids)]
}
