import { DEBOUNCE_MS } from '@callout/contracts/constants'
import type { AddressProvider, AddressSuggestion, PickedAddress } from './addressProvider.ts'

export const PLACES_ORIGIN = 'https://places.googleapis.com'
const API = `${PLACES_ORIGIN}/v1`

interface Prediction {
  readonly placePrediction?: {
    readonly placeId: string
    readonly structuredFormat: { readonly mainText: { readonly text: string }; readonly secondaryText?: { readonly text: string } }
  }
}
interface Component {
  readonly longText: string
  readonly shortText: string
  readonly types: readonly string[]
}
interface Place {
  readonly location?: { readonly latitude: number; readonly longitude: number }
  readonly addressComponents?: readonly Component[]
}

async function ask<T>(path: string, key: string, init: RequestInit = {}): Promise<T> {
  const headers = { 'content-type': 'application/json', 'x-goog-api-key': key, ...(init.headers as Record<string, string> | undefined) }
  const response = await fetch(`${API}${path}`, { ...init, headers })
  if (!response.ok) throw new Error(`Places answered ${response.status}`)
  return (await response.json()) as T
}

const suggestionsOf = (predictions: readonly Prediction[]): AddressSuggestion[] =>
  predictions.flatMap(({ placePrediction: place }) =>
    place
      ? [{ id: place.placeId, street: place.structuredFormat.mainText.text, place: place.structuredFormat.secondaryText?.text ?? '' }]
      : [],
  )

/** Maps address components to fields (spec §3). */
function getAddress({ location, addressComponents = [] }: Place): PickedAddress {
  const part = (type: string): Component | undefined => addressComponents.find(({ types }) => types.includes(type))
  const text = (type: string): string => part(type)?.longText ?? ''
  return {
    latitude: location?.latitude ?? null,
    longitude: location?.longitude ?? null,
    country: text('country'),
    countryCode: part('country')?.shortText ?? '',
    province: text('administrative_area_level_1'),
    city: text('locality') || text('postal_town'),
    street1: [text('street_number'), text('route')].filter(Boolean).join(' '),
    street2: text('sublocality_level_2'),
    zipcode: text('postal_code'),
  }
}

/** Google Places API. */
export const googleAddresses = (key: string): AddressProvider => ({
  waitMs: DEBOUNCE_MS,
  suggest: async (input, signal) => {
    const body = JSON.stringify({ input })
    const { suggestions = [] } = await ask<{ suggestions?: Prediction[] }>('/places:autocomplete', key, { method: 'POST', body, signal })
    return suggestionsOf(suggestions)
  },
  resolve: async (id) => {
    const headers = { 'x-goog-fieldmask': 'location,addressComponents' }
    return getAddress(await ask<Place>(`/places/${encodeURIComponent(id)}`, key, { headers }))
  },
})
