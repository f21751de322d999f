import { randomInt } from 'node:crypto'
import { OTP_LENGTH } from '@callout/contracts/constants'
import { responseCode } from '@callout/contracts/envelope'
import { messages } from '@callout/contracts/messages'
import type { Caller } from '../access.ts'
import type { Clock } from '../clock.ts'
import { Answer, type DomainHandlers } from '../handlers.ts'
import { isPassword } from '../passwords.ts'
import { invalid, Refusal } from '../refusal.ts'
import { openSession } from '../sessions.ts'
import type { UserRecord } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import { userView } from './userView.ts'

function userOf(store: Store, email: string): UserRecord {
  const [user] = store.users.by('email', email.toLowerCase())
  if (!user) throw new Refusal(responseCode.UNKNOWN_EMAIL, messages.unknownEmail)
  return user
}

function callerOf(store: Store, user: UserRecord): Caller {
  const company = store.companies.get(user.company_id)
  if (!company) throw new Error(`User ${user.id} has no company`)
  return { user, company }
}

/** Spec §2 "Email verification modal". */
function sendOtp(store: Store, clock: Clock, user: UserRecord): void {
  const code = String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0')
  store.outbox.insert({
    company_id: user.company_id,
    medium: 'email',
    to: user.email,
    subject: `${code} is your verification code`,
    body: `Hello ${user.first_name},\n\nto verify your email address please type ${code}.`,
    code,
    sent_at: clock.now(),
  })
}

/** Spec §4: 401 with the OTP message stands for a sign-in whose user has still to verify; its token is the pending one. */
function verificationPending(store: Store, clock: Clock, user: UserRecord): Refusal {
  const token = store.transaction(() => {
    sendOtp(store, clock, user)
    return openSession(store, clock, user, 'pending')
  })
  return new Refusal(responseCode.UNAUTHENTICATED, messages.confirmWithOtp, { user: userView(callerOf(store, user), clock.now(), token) })
}

export const authHandlers: DomainHandlers<'auth'> = {
  signIn: async ({ input, store, clock }) => {
    const user = userOf(store, input.email)
    if (!(await isPassword(input.password, user.password_hash)))
      throw invalid({ field: 'password', message: 'This password does not belong to this email address.' })
    if (!user.is_active)
      throw new Refusal(responseCode.FORBIDDEN, 'Your account is inactive. Ask the owner of your company to activate it.')
    if (!user.is_verified) throw verificationPending(store, clock, user)
    const token = openSession(store, clock, user, 'user')
    return new Answer(messages.signedIn, { user: userView(callerOf(store, user), clock.now(), token) })
  },
}
