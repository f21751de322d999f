import type { AddressProvider } from './addressProvider.ts'
import { builtInAddresses } from './builtInAddresses.ts'
import { googleAddresses } from './googleAddresses.ts'

const addressProviders: Readonly<Record<string, AddressProvider>> = {
  builtIn: builtInAddresses,
  google: googleAddresses(import.meta.env.VITE_GOOGLE_PLACES_KEY ?? ''),
}

/** The provider set by `VITE_ADDRESS_PROVIDER` at build time: `builtIn` (default) or `google`. */
export function addressProvider(): AddressProvider {
  const provider = addressProviders[import.meta.env.VITE_ADDRESS_PROVIDER ?? 'builtIn']
  if (!provider) throw new Error(`VITE_ADDRESS_PROVIDER must be one of ${Object.keys(addressProviders).join(', ')}`)
  return provider
}
