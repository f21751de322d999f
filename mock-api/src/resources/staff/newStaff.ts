import type { StaffBody } from '@callout/contracts/staff/schemas'
import type { Caller } from '../../http/access.ts'
import type { Clock } from '../../clock.ts'
import type { UserRecord } from '../profile/records.ts'
import type { Store } from '../../db/store.ts'
import { branchOf } from '../customers/customerFields.ts'
import { sendInvite } from './invite.ts'
import { freeEmail, hoursOf, getNames, requireCategories, requireRole, timeOffOf } from './staffFields.ts'
import { requireSeat } from './seats.ts'

/** Adds a person, who can sign in as soon as there is a password. Throws 402 without a seat, and 422. */
export function createStaff(store: Store, clock: Clock, clientUrl: string, caller: Caller, body: StaffBody): UserRecord {
  const { company } = caller
  requireSeat(store, company)
  const { role: user_type } = body
  const branch_id = branchOf(store, caller, body.branch_id)
  const authorities = user_type === 'staff_admin' ? [...new Set(body.authorities)] : []
  requireRole(store, caller, { user_type, authorities, branch_id })
  const record = {
    ...getNames(body.name),
    company_id: company.id,
    branch_id,
    user_type,
    authorities,
    email: freeEmail(store, body.email),
    password_hash: '',
    phone_country_code: body.phone_country_code || company.phone_country_code,
    phone: body.phone,
    alternate_phone_country_code: '',
    alternate_phone: '',
    address: body.address || null,
    color: body.color,
    category_ids: requireCategories(store, caller, body.category_ids),
    working_hours: hoursOf(company.business_hours, body.working_hours ?? []),
    time_off: timeOffOf([], body.time_off),
    latitude: body.latitude ?? null,
    longitude: body.longitude ?? null,
    availability_status: 1,
    is_active: true,
    is_verified: true,
    has_profile: true,
    created_at: clock.now(),
  } as const
  return store.transaction(() => {
    const user = store.users.insert(record)
    if (body.send_invite) sendInvite(store, clock, clientUrl, company, user)
    return user
  })
}
