import type { Authority } from '@callout/contracts/profile/authorities'
import { useAuthority } from './useAuthority.ts'

/** Whether the signed-in user has an authority; false until it is known. */
export const useHasAuthority = (authority: Authority): boolean => useAuthority()(authority) === true
