import { isDeepStrictEqual } from 'node:util'
import type { StaffChangeBody } from '@callout/contracts/staff/schemas'
import type { Clock } from '../../clock.ts'
import type { Caller } from '../../http/access.ts'
import { invalid } from '../../http/apiError.ts'
import { endSessions } from '../auth/sessions.ts'
import type { UserRecord } from '../profile/records.ts'
import type { Store } from '../../db/store.ts'
import type { Viewer } from '../../http/viewer.ts'
import { branchOf } from '../customers/customerFields.ts'
import { inviteAgain } from './invite.ts'
import { freeEmail, hoursOf, getNames, requireCategories, requireRole, timeOffOf } from './staffFields.ts'
import { managedStaff } from './visibleStaff.ts'

type Role = Pick<UserRecord, 'user_type' | 'authorities'>

function roleAfter(member: UserRecord, { role, authorities }: StaffChangeBody): Role {
  const user_type = role ?? member.user_type
  return { user_type, authorities: user_type === 'staff_admin' ? [...new Set(authorities ?? member.authorities)] : [] }
}

const sameAccess = (a: Role, b: Role): boolean =>
  a.user_type === b.user_type && isDeepStrictEqual(a.authorities.toSorted(), b.authorities.toSorted())

/** Throws 422: users can't change their own role, and an individual has none. */
function requireOthersRole({ user }: Caller, member: UserRecord, requested: Role): void {
  if (sameAccess(member, requested)) return
  if (member.user_type === 'individual') throw invalid({ field: 'role', message: 'An individual provider has no other role' })
  if (member.id === user.id) throw invalid({ field: 'role', message: 'You can’t change your own role or permissions' })
}

function branchAfter(store: Store, caller: Caller, { branch_id }: UserRecord, requested: number | undefined): number | null {
  return requested === undefined || requested === branch_id ? branch_id : branchOf(store, caller, requested)
}

/** A position set by someone else is not the user's own report. */
function placeAfter(member: UserRecord, { latitude = member.latitude, longitude = member.longitude }: StaffChangeBody) {
  const isSame = latitude === member.latitude && longitude === member.longitude
  return isSame ? {} : { latitude, longitude, location_at: null }
}

function changedStaff({ store, caller }: Viewer, member: UserRecord, body: StaffChangeBody): UserRecord {
  const role = roleAfter(member, body)
  const branch_id = branchAfter(store, caller, member, body.branch_id)
  requireOthersRole(caller, member, role)
  if (!sameAccess(member, role) || branch_id !== member.branch_id) requireRole(store, caller, { ...role, branch_id }, member.id)
  return {
    ...member,
    ...(body.name !== undefined && body.name !== member.name && getNames(body.name)),
    ...role,
    authorities: sameAccess(member, role) ? member.authorities : role.authorities,
    branch_id,
    email: body.email === undefined ? member.email : freeEmail(store, body.email, member.id),
    phone_country_code: body.phone_country_code || member.phone_country_code,
    phone: body.phone ?? member.phone,
    color: body.color ?? member.color,
    address: body.address === undefined ? member.address : body.address || null,
    ...placeAfter(member, body),
    category_ids: body.category_ids === undefined ? member.category_ids : requireCategories(store, caller, body.category_ids),
    working_hours: body.working_hours === undefined ? member.working_hours : hoursOf(member.working_hours, body.working_hours),
    time_off: body.time_off === undefined ? member.time_off : timeOffOf(member.time_off, body.time_off),
  }
}

/** `POST /staffs/update_staff`. Changed access ends the person's sessions. */
export function updateStaff(viewer: Viewer, clock: Clock, clientUrl: string, body: StaffChangeBody): UserRecord {
  const { store, caller } = viewer
  const member = managedStaff(store, caller, body.id)
  const changed = changedStaff(viewer, member, body)
  return store.transaction(() => {
    if (body.send_invite) inviteAgain(store, clock, clientUrl, caller.company, changed)
    if (isDeepStrictEqual(changed, member)) return member
    if (!sameAccess(member, changed)) endSessions(store, member)
    return store.users.put(changed)
  })
}
