import { messages } from '@callout/contracts/text/messages'
import type { StaffPasswordBody } from '@callout/contracts/staff/schemas'
import { identify } from '../../http/access.ts'
import type { Clock } from '../../clock.ts'
import { isPassword } from '../auth/passwords.ts'
import { invalid } from '../../http/apiError.ts'
import { endSessions } from '../auth/sessions.ts'
import type { UserRecord } from '../profile/records.ts'
import type { Viewer } from '../../http/viewer.ts'
import { withdrawResets } from '../auth/passwordReset.ts'
import { freshHash } from '../auth/setPassword.ts'
import { managedStaff } from './visibleStaff.ts'

interface PasswordCall {
  readonly input: StaffPasswordBody
  readonly viewer: Viewer
  readonly clock: Clock
  readonly authorization: string | undefined
}

/** The own password is proved by the old one. Throws 422. */
async function requireOldPassword(user: UserRecord, old: string | undefined): Promise<void> {
  if (!old) throw invalid({ field: 'old_password', message: messages.required })
  if (!(await isPassword(old, user.password_hash))) throw invalid({ field: 'old_password', message: 'This isn’t your current password.' })
}

/** Ends all of the user's sessions; for the caller's password all but the current one. */
export async function changeStaffPassword({ input, viewer, clock, authorization }: PasswordCall): Promise<void> {
  const { store, caller } = viewer
  const isOwn = input.staff_id === caller.user.id
  if (isOwn) await requireOldPassword(caller.user, input.old_password)
  const member = isOwn ? caller.user : managedStaff(store, caller, input.staff_id)
  const { session } = identify(store, clock, authorization)
  store.transaction(() => {
    withdrawResets(store, member)
    endSessions(store, member)
    if (isOwn) store.sessions.put(session)
    store.users.update(member.id, { password_hash: freshHash(input.password) })
  })
}
