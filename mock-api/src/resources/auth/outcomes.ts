import { responseCode } from '@callout/contracts/wire/envelope'
import { messages } from '@callout/contracts/text/messages'
import type { Caller } from '../../http/access.ts'
import type { Clock } from '../../clock.ts'
import { ApiError } from '../../http/apiError.ts'
import { endSessions, openSession } from './sessions.ts'
import type { UserRecord } from '../profile/records.ts'
import type { Store } from '../../db/store.ts'
import { userView } from '../userView.ts'

export const userWithEmail = (store: Store, email: string): UserRecord | undefined => store.users.by('email', email.trim().toLowerCase())[0]

export function callerOf(store: Store, userId: number): Caller {
  const user = store.users.get(userId)
  const company = user && store.companies.get(user.company_id)
  if (!company) throw new Error(`User ${userId} has no company`)
  return { user, company }
}

/** Opens a session and returns the user with its token, which is pending for an unverified email. */
export function enter(store: Store, clock: Clock, { id, is_verified }: UserRecord) {
  const caller = callerOf(store, id)
  const token = openSession(store, clock, caller.user, is_verified ? 'user' : 'pending')
  return userView(caller, clock.now(), token)
}

/** The same, ending all other sessions of the user. */
export const replaceSessions = (store: Store, clock: Clock, user: UserRecord) =>
  store.transaction(() => {
    endSessions(store, user)
    return enter(store, clock, user)
  })

export function requireActive({ is_active }: UserRecord): void {
  if (is_active) return
  throw new ApiError(responseCode.FORBIDDEN, 'Your account is inactive. Ask your company’s owner to activate it.')
}

/** Spec §4: 401 with the OTP message for an unverified user. No code is sent before it is requested. */
export const verificationPending = (store: Store, clock: Clock, user: UserRecord): ApiError =>
  new ApiError(responseCode.UNAUTHENTICATED, messages.confirmWithOtp, { user: enter(store, clock, user) })
