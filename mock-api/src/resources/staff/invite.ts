import type { Clock } from '../../clock.ts'
import { greeting, sendMail } from '../notifications/mail.ts'
import { hashOf, newToken } from '../auth/secrets.ts'
import type { CompanyRecord, UserRecord } from '../profile/records.ts'
import type { Store } from '../../db/store.ts'

/** Mails a new member of the staff a link to choose a password. */
export function sendInvite(store: Store, clock: Clock, clientUrl: string, company: CompanyRecord, user: UserRecord): void {
  const token = newToken()
  const link = new URL(`/reset-password#token=${token}`, clientUrl).href
  const created_at = clock.now()
  store.passwordResets.insert({
    user_id: user.id,
    company_id: company.id,
    token_hash: hashOf(token),
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
