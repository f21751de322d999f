import type { Clock } from '../../clock.ts'
import { isPassword } from './passwords.ts'
import { invalid } from '../../http/apiError.ts'
import type { UserRecord } from '../profile/records.ts'
import type { Store } from '../../db/store.ts'
import { verificationPending } from './outcomes.ts'

const TAKEN = 'This email address already has an account. Sign in instead.'

/**
 * Answers a registration whose email address has an account: with 401 and the OTP message where the person proves to be
 * the same by the password and has still to verify, so that they go on at the code. Anybody else gets the same 422, after
 * the same time.
 */
export async function registerAgain(store: Store, clock: Clock, known: UserRecord, password: string): Promise<never> {
  const isOwnPassword = await isPassword(password, known.password_hash)
  if (isOwnPassword && known.is_active && !known.is_verified) throw verificationPending(store, clock, known)
  throw invalid({ field: 'email', message: TAKEN })
}
