import { invitationStatus, type InvitationStatusCode } from '@callout/contracts/staff/codes'
import type { Clock } from '../../clock.ts'
import { greeting, sendMail } from '../notifications/mail.ts'
import { getHash, newToken } from '../auth/secrets.ts'
import type { CompanyRecord, UserRecord } from '../profile/records.ts'
import type { Store } from '../../db/store.ts'
import { invalid } from '../../http/apiError.ts'
import { withdrawResets } from '../auth/passwordReset.ts'

export function invitationStatusOf(store: Store, user: UserRecord): InvitationStatusCode {
  if (user.password_hash !== '' || user.user_type === 'company' || user.user_type === 'individual') return invitationStatus.ACCEPTED.code
  const isSent = store.passwordResets.by('user_id', user.id).some(({ is_invitation }) => is_invitation)
  return isSent ? invitationStatus.SENT.code : invitationStatus.NOT_SENT.code
}

/** Mails a link to choose the first password. Earlier links become invalid. Throws 422 for a person who has one, or is inactive. */
export function inviteAgain(store: Store, clock: Clock, clientUrl: string, company: CompanyRecord, user: UserRecord): void {
  const refused = (message: string) => invalid({ field: 'send_invite', message })
  if (invitationStatusOf(store, user) === invitationStatus.ACCEPTED.code) throw refused(`${user.name} has already accepted the invitation`)
  if (!user.is_active) throw refused(`${user.name} is inactive`)
  withdrawResets(store, user)
  sendInvite(store, clock, clientUrl, company, user)
}

export function sendInvite(store: Store, clock: Clock, clientUrl: string, company: CompanyRecord, user: UserRecord): void {
  const token = newToken()
  const link = new URL(`/reset-password#token=${token}`, clientUrl).href
  const created_at = clock.now()
  store.passwordResets.insert({
    user_id: user.id,
    company_id: company.id,
    token_hash: getHash(token),
    created_at,
    is_invitation: true,
  })
  sendMail(store, clock, {
    company_id: company.id,
    to: user.email,
    subject: `${company.name} added you to Callout`,
    body: `${greeting(user.first_name)}\n\n${company.name} added you to its staff. Choose a password here: ${link}\n\nThe link works once and expires in 7 days.`,
  })
}
