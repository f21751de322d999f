import type { Staff } from '@callout/contracts/staff/schemas'
import type { UserRecord } from '../profile/records.ts'
import { todayOf } from '../days/today.ts'
import type { Viewer } from '../../http/viewer.ts'
import { visitsOfDay } from '../jobs/staff/clashes.ts'
import { invitationStatusOf } from './invite.ts'
import { futureVisitsOf } from './futureVisits.ts'

export function staffRow(viewer: Viewer, user: UserRecord): Staff {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    phone_country_code: user.phone_country_code,
    phone: user.phone,
    color: user.color,
    role: user.user_type,
    authorities: [...user.authorities],
    branch_id: user.branch_id,
    category_ids: [...user.category_ids],
    address: user.address,
    latitude: user.latitude,
    longitude: user.longitude,
    location_at: user.location_at ?? null,
    avatar_url: null,
    is_active: user.is_active,
    availability_status: user.availability_status,
    working_hours: user.working_hours.map((day) => ({ ...day })),
    time_off: user.time_off.map((off) => ({ ...off })),
    visits_today: visitsOfDay(viewer.store, user.id, todayOf(viewer)).length,
    future_visits: null,
    invitation_status: invitationStatusOf(viewer.store, user),
    created_at: user.created_at,
  }
}

export const staffView = (viewer: Viewer, user: UserRecord): Staff => ({
  ...staffRow(viewer, user),
  future_visits: futureVisitsOf(viewer.store, user, viewer.now).length,
})
