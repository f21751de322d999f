import type { AddressProvider } from './addressProvider.ts'

const providers: Readonly<Record<string, () => Promise<AddressProvider>>> = {
  builtIn: async () => (await import('./builtInAddresses.ts')).builtInAddresses,
  google: async () => (await import('./googleAddresses.ts')).googleAddresses(import.meta.env.VITE_GOOGLE_PLACES_KEY ?? ''),
}

/** The provider that the build was set to with `VITE_ADDRESS_PROVIDER`: `builtIn` (the default) or `google`. */
export function loadAddressProvider(): Promise<AddressProvider> {
  const name = import.meta.env.VITE_ADDRESS_PROVIDER ?? 'builtIn'
  const load = providers[name]
  return load ? load() : Promise.reject(new Error(`VITE_ADDRESS_PROVIDER must be one of ${Object.keys(providers).join(', ')}`))
}
