import type { Authority } from '@callout/contracts/profile/authorities'
import { useAuthority } from './useAuthority.ts'

/** Whether the signed-in user holds an authority, as far as it is known: until then false. */
export const useHasAuthority = (authority: Authority): boolean => useAuthority()(authority) === true
