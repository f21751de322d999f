import { responseCode } from '@callout/contracts/wire/envelope'
import { type Authority, holds } from '@callout/contracts/profile/authorities'
import type { Caller } from './access.ts'
import { ApiError } from './apiError.ts'

/** Throws 403. `purpose` completes "Your account lacks the authority to …". */
export const requireAuthority = (caller: Caller, authority: Authority, purpose: string): void => requireOneOf(caller, [authority], purpose)

/** Throws 403 without any of them. */
export function requireOneOf({ user }: Caller, authorities: readonly Authority[], purpose: string): void {
  if (!authorities.some((authority) => holds(user, authority)))
    throw new ApiError(responseCode.FORBIDDEN, `You don’t have permission to ${purpose}.`)
}
