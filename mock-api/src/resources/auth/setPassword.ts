import type { SetPasswordBody } from '@callout/contracts/auth/schemas'
import type { z } from '@callout/contracts/wire/zod'
import { identify } from '../../http/access.ts'
import type { Clock } from '../../clock.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { invalid } from '../../http/apiError.ts'
import { newToken } from './secrets.ts'
import { endSessions } from './sessions.ts'
import type { UserRecord } from '../profile/records.ts'
import type { Store } from '../../db/store.ts'
import { enter } from './outcomes.ts'
import { userOfReset, withdrawResets } from './passwordReset.ts'

export const freshHash = (password: string): string => hashPassword(password, newToken())

interface PasswordCall {
  readonly input: z.output<typeof SetPasswordBody>
  readonly store: Store
  readonly clock: Clock
  readonly authorization: string | undefined
}

/** The signed-in user with the right old password. Throws 401 or 422. */
async function userOfOldPassword({ input, store, clock, authorization }: PasswordCall): Promise<UserRecord> {
  const { user } = identify(store, clock, authorization)
  if (await isPassword(input.old_password ?? '', user.password_hash)) return user
  throw invalid({ field: 'old_password', message: 'This isn’t your current password.' })
}

export async function setPassword(call: PasswordCall) {
  const { input, store, clock } = call
  const token = input.reset_token
  const user = token ? userOfReset(store, clock, token) : await userOfOldPassword(call)
  return store.transaction(() => {
    withdrawResets(store, user)
    endSessions(store, user)
    store.users.update(user.id, { password_hash: freshHash(input.password) })
    return enter(store, clock, user)
  })
}
