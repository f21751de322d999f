import type { AddressProvider } from './addressProvider.ts'
import { builtInAddresses } from './builtInAddresses.ts'
import { googleAddresses } from './googleAddresses.ts'

/** By value of `VITE_ADDRESS_PROVIDER`. */
export const addressProviders: Readonly<Record<string, AddressProvider>> = {
  builtIn: builtInAddresses,
  google: googleAddresses(import.meta.env.VITE_GOOGLE_PLACES_KEY ?? ''),
}
