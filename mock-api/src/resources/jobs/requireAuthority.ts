import { responseCode } from '@callout/contracts/envelope'
import { type Authority, holds } from '@callout/contracts/profile/authorities'
import type { Caller } from '../../access.ts'
import { Refusal } from '../../refusal.ts'

/** Throws 403. `purpose` completes "Your account lacks the authority to …". */
export function requireAuthority({ user }: Caller, authority: Authority, purpose: string): void {
  if (!holds(user, authority)) throw new Refusal(responseCode.FORBIDDEN, `Your account lacks the authority to ${purpose}.`)
}
