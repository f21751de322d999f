import type { Clock } from '../../clock.ts'
import { greeting, sendMail } from '../../mail.ts'
import { invalid } from '../../refusal.ts'
import { hashOf, newToken } from '../../secrets.ts'
import type { UserRecord } from '../../store/records.ts'
import type { Store } from '../../store/store.ts'

/** How long a reset link is good. */
const RESET_SECONDS = 60 * 60

const invalidLink = (message: string) => invalid({ field: 'reset_token', message })

/** Takes back the links that were sent to a user. */
export function withdrawResets(store: Store, user: UserRecord): void {
  for (const { id } of store.passwordResets.by('user_id', user.id)) store.passwordResets.remove(id)
}

/** Mails a link; the ones before it are no good any more. The token stands in the fragment, which no server is told. */
export function sendResetLink(store: Store, clock: Clock, user: UserRecord, clientUrl: string): void {
  const token = newToken()
  const link = new URL(`/reset-password#token=${token}`, clientUrl).href
  store.transaction(() => {
    withdrawResets(store, user)
    store.passwordResets.insert({
      user_id: user.id,
      company_id: user.company_id,
      token_hash: hashOf(token),
      created_at: clock.now(),
    })
    sendMail(store, clock, {
      company_id: user.company_id,
      to: user.email,
      subject: 'Reset your password',
      body: `${greeting(user.first_name)}\n\nchoose a new password here: ${link}\n\nThe link is good for one hour and for one time. If you did not ask for it, leave your password as it is.`,
    })
  })
}

/** Whom a reset link was sent to. Throws 422 where it was never sent, was spent, or is old. */
export function userOfReset(store: Store, clock: Clock, token: string): UserRecord {
  const [reset] = store.passwordResets.by('token_hash', hashOf(token))
  const user = reset && store.users.get(reset.user_id)
  if (!reset || !user?.is_active) throw invalidLink('This reset link is not valid any more. Ask for a new one.')
  if (clock.now() > reset.created_at + RESET_SECONDS) throw invalidLink('This reset link has expired. Ask for a new one.')
  return user
}
