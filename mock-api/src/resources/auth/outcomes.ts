import { responseCode } from '@callout/contracts/envelope'
import { messages } from '@callout/contracts/messages'
import type { Caller } from '../../http/access.ts'
import type { Clock } from '../../clock.ts'
import { ApiError } from '../../http/apiError.ts'
import { endSessions, openSession } from './sessions.ts'
import type { UserRecord } from '../profile/records.ts'
import type { Store } from '../../db/store.ts'
import { userView } from '../userView.ts'

/** The user of an email address, in whatever capitals it was typed. */
export const userWithEmail = (store: Store, email: string): UserRecord | undefined => store.users.by('email', email.trim().toLowerCase())[0]

/** The user with the company, as the records stand now. */
export function callerOf(store: Store, userId: number): Caller {
  const user = store.users.get(userId)
  const company = user && store.companies.get(user.company_id)
  if (!company) throw new Error(`User ${userId} has no company`)
  return { user, company }
}

/** Opens a session, and shows the user with its token: the pending one while the email address is not verified. */
export function enter(store: Store, clock: Clock, { id, is_verified }: UserRecord) {
  const caller = callerOf(store, id)
  const token = openSession(store, clock, caller.user, is_verified ? 'user' : 'pending')
  return userView(caller, clock.now(), token)
}

/** The same in place of every session that the user has. */
export const replaceSessions = (store: Store, clock: Clock, user: UserRecord) =>
  store.transaction(() => {
    endSessions(store, user)
    return enter(store, clock, user)
  })

export function requireActive({ is_active }: UserRecord): void {
  if (is_active) return
  throw new ApiError(responseCode.FORBIDDEN, 'Your account is inactive. Ask your company’s owner to activate it.')
}

/** Spec §4: 401 with the OTP message stands for a user who has still to verify. No code is sent before one is asked for. */
export const verificationPending = (store: Store, clock: Clock, user: UserRecord): ApiError =>
  new ApiError(responseCode.UNAUTHENTICATED, messages.confirmWithOtp, { user: enter(store, clock, user) })
