export interface AddressSuggestion {
  /** Assigned by the provider. */
  readonly id: string
  readonly street: string
  /** City, area and country, in one line. */
  readonly place: string
}

/** Address parts (spec §3 "Picking an address from autocomplete"). Unknown parts are empty. */
export interface PickedAddress {
  readonly latitude: number | null
  readonly longitude: number | null
  readonly country: string
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
  /** First-level area. */
  readonly province: string
  readonly city: string
  readonly street1: string
  readonly street2: string
  readonly zipcode: string
}

/** An address autocomplete provider. If a call rejects, the form accepts typed addresses. */
export interface AddressProvider {
  /** Debounce, in milliseconds. */
  readonly waitMs: number
  readonly suggest: (text: string, signal: AbortSignal) => Promise<readonly AddressSuggestion[]>
  readonly resolve: (id: string) => Promise<PickedAddress>
}
