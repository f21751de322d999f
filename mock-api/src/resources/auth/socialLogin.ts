import type { SocialLoginBody } from '@callout/contracts/auth/schemas'
import type { Clock } from '../../clock.ts'
import { invalid } from '../../http/apiError.ts'
import { getHash, newToken } from './secrets.ts'
import type { IdentityGrantRecord } from './records.ts'
import type { Store } from '../../db/store.ts'
import { createAccount } from './newAccount.ts'
import { enter, requireActive, userWithEmail, verificationPending } from './outcomes.ts'

const GRANT_SECONDS = 300

export type Identity = Pick<IdentityGrantRecord, 'provider' | 'first_name' | 'last_name' | 'email'>

const hasEnded = ({ created_at }: IdentityGrantRecord, now: number): boolean => now > created_at + GRANT_SECONDS

export function grantIdentity(store: Store, clock: Clock, identity: Identity): string {
  const token = newToken()
  const now = clock.now()
  store.transaction(() => {
    for (const grant of store.identityGrants.all()) if (hasEnded(grant, now)) store.identityGrants.remove(grant.id)
    store.identityGrants.insert({ ...identity, token_hash: getHash(token), created_at: now })
  })
  return token
}

/** Uses the code of Google and Facebook or the token of Apple. Throws 422 if unknown, used or expired. */
function spendGrant(store: Store, clock: Clock, { provider, access_code, auth_token }: SocialLoginBody): IdentityGrantRecord {
  const field = access_code === undefined ? 'auth_token' : 'access_code'
  const [grant] = store.identityGrants.by('token_hash', getHash(access_code ?? auth_token ?? ''))
  if (grant?.provider !== provider || hasEnded(grant, clock.now()))
    throw invalid({ field, message: `This sign-in with ${provider} is no longer valid. Please try again.` })
  store.identityGrants.remove(grant.id)
  return grant
}

export function socialLogin(store: Store, clock: Clock, input: SocialLoginBody) {
  const { email, first_name, last_name } = spendGrant(store, clock, input)
  const known = userWithEmail(store, email)
  if (known) requireActive(known)
  if (known && !known.is_verified) throw verificationPending(store, clock, known)
  if (known) return { user: enter(store, clock, known), is_new_user: false }
  const names = { first_name: first_name || (input.first_name ?? ''), last_name: last_name || (input.last_name ?? '') }
  return store.transaction(() => {
    const user = createAccount(store, clock, { ...input, ...names, email, password_hash: '', is_verified: true })
    return { user: enter(store, clock, user), is_new_user: true }
  })
}
