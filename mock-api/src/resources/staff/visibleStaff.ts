import { responseCode } from '@callout/contracts/wire/envelope'
import { holds } from '@callout/contracts/profile/authorities'
import type { Caller } from '../../http/access.ts'
import { ApiError } from '../../http/apiError.ts'
import { requireAuthority } from '../../http/requireAuthority.ts'
import { isStaff, type UserRecord } from '../profile/records.ts'
import type { Store } from '../../db/store.ts'

/** Throws 403. */
export const requireStaffManager = (caller: Caller): void => requireAuthority(caller, 'manage_staff', 'manage staff')

export const isShown = ({ user }: Caller, member: UserRecord): boolean =>
  member.id === user.id || user.user_type !== 'branch_head' || member.branch_id === user.branch_id

/** The staff member. Throws 404 also for one that the caller may not see. */
export function visibleStaff(store: Store, caller: Caller, id: number): UserRecord {
  const member = store.users.get(id)
  if (member?.company_id !== caller.company.id || !isStaff(member) || !isShown(caller, member))
    throw new ApiError(responseCode.NOT_FOUND, 'This staff member doesn’t exist.')
  return member
}

type Rank = Pick<UserRecord, 'user_type' | 'authorities'>

/** Whether the caller may grant everything that this role may do: users can't manage people with more access. */
export function mayManage({ user }: Caller, { user_type, authorities }: Rank): boolean {
  if (user.user_type === 'company' || user.user_type === 'individual' || user_type === 'staff') return true
  if (user.user_type === 'branch_head') return false
  return user_type === 'branch_head' ? holds(user, 'manage_branches') : authorities.every((key) => user.authorities.includes(key))
}

/** The staff member, if the caller may change them. Throws 403 and 404. */
export function managedStaff(store: Store, caller: Caller, id: number): UserRecord {
  requireStaffManager(caller)
  const member = visibleStaff(store, caller, id)
  if (member.id !== caller.user.id && !mayManage(caller, member))
    throw new ApiError(responseCode.FORBIDDEN, 'You don’t have permission to manage this person.')
  return member
}
