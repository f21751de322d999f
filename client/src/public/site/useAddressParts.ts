import { useSyncExternalStore } from 'react'
import { subscribeAddress } from '../../shared/navigation/address.ts'
import { decoded } from '../../shared/navigation/decoded.ts'

/** The fragment of the address without its '#'; '' without one that can be read. */
export const useHash = (): string => useSyncExternalStore(subscribeAddress, () => decoded(window.location.hash.slice(1)) ?? '')

/** One value of the address's query; null where it is not there. */
export const useQueryValue = (name: string): string | null =>
  useSyncExternalStore(subscribeAddress, () => new URLSearchParams(window.location.search).get(name))
