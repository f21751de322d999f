import { OTP_RESEND_SECONDS } from '@callout/contracts/constants'
import type { Clock } from '../../clock.ts'
import { greeting, sendMail } from '../notifications/mail.ts'
import { invalid } from '../../http/apiError.ts'
import { getHash, newToken } from './secrets.ts'
import type { UserRecord } from '../profile/records.ts'
import type { Store } from '../../db/store.ts'

const RESET_SECONDS = 60 * 60
const INVITATION_SECONDS = 7 * 24 * 60 * 60
/** How often one can be sent: as the codes are. */
const RESEND_SECONDS = OTP_RESEND_SECONDS

const invalidLink = (message: string) => invalid({ field: 'reset_token', message })

export function withdrawResets(store: Store, user: UserRecord): void {
  for (const { id } of store.passwordResets.by('user_id', user.id)) store.passwordResets.remove(id)
}

const wasJustSent = (store: Store, user: UserRecord, now: number): boolean =>
  store.passwordResets.by('user_id', user.id).some(({ created_at }) => now < created_at + RESEND_SECONDS)

/** At most one link in 300 seconds; it invalidates earlier ones. The token is in the fragment, which browsers don't send. */
export function sendResetLink(store: Store, clock: Clock, user: UserRecord, clientUrl: string): void {
  if (wasJustSent(store, user, clock.now())) return
  const token = newToken()
  const link = new URL(`/reset-password#token=${token}`, clientUrl).href
  store.transaction(() => {
    withdrawResets(store, user)
    store.passwordResets.insert({
      user_id: user.id,
      company_id: user.company_id,
      token_hash: getHash(token),
      created_at: clock.now(),
    })
    sendMail(store, clock, {
      company_id: user.company_id,
      to: user.email,
      subject: 'Reset your password',
      body: `${greeting(user.first_name)}\n\nreset your password here: ${link}\n\nThe link works once and expires in one hour. If you didn’t request this, you can ignore this email.`,
    })
  })
}

/** The user of a reset link. Throws 422 for an unknown, used or expired one. */
export function userOfReset(store: Store, clock: Clock, token: string): UserRecord {
  const [reset] = store.passwordResets.by('token_hash', getHash(token))
  const user = reset && store.users.get(reset.user_id)
  if (!reset || !user?.is_active) throw invalidLink('This reset link is no longer valid. Request a new one.')
  const seconds = reset.is_invitation ? INVITATION_SECONDS : RESET_SECONDS
  if (clock.now() > reset.created_at + seconds) throw invalidLink('This reset link has expired. Request a new one.')
  return user
}
