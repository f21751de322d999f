import type { StaffActiveBody } from '@callout/contracts/staff/schemas'
import { invalid } from '../../http/apiError.ts'
import { endSessions } from '../auth/sessions.ts'
import type { UserRecord } from '../profile/records.ts'
import type { Viewer } from '../../http/viewer.ts'
import { withdrawResets } from '../auth/passwordReset.ts'
import { handOverVisits } from './futureVisits.ts'
import { requireSeat } from './seats.ts'
import { managedStaff } from './visibleStaff.ts'

function deactivate(viewer: Viewer, member: UserRecord, body: StaffActiveBody): number {
  const { store, caller } = viewer
  if (member.id === caller.user.id) throw invalid({ field: 'staff_id', message: 'You can’t set yourself inactive' })
  return store.transaction(() => {
    const visits = handOverVisits(viewer, member, body)
    store.users.update(member.id, { is_active: false })
    endSessions(store, member)
    withdrawResets(store, member)
    return visits
  })
}

export function setActive(viewer: Viewer, body: StaffActiveBody): number {
  const { store, caller } = viewer
  const member = managedStaff(store, caller, body.staff_id)
  if (member.is_active === body.is_active) return 0
  if (!body.is_active) return deactivate(viewer, member, body)
  requireSeat(store, caller.company)
  store.users.update(member.id, { is_active: true })
  return 0
}
