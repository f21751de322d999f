import type { AddressProvider, AddressSuggestion, PickedAddress } from './addressProvider.ts'
import { type Street, streets } from './streets.ts'

const MAX_SUGGESTIONS = 6
const WAIT_MS = 150

/** Splits "1200 duv" into house number and street words. */
const partsOf = (text: string): { readonly house: string; readonly words: string } => {
  const [, house = '', words = ''] = /^\s*(\d+[a-z]?(?:[-/]\d+)?)?\s*(.*?)\s*$/i.exec(text) ?? []
  return { house, words: words.toLowerCase() }
}

const matches = ({ street, city }: Street, words: string): boolean => {
  const name = `${street}, ${city}`.toLowerCase()
  return name.startsWith(words) || name.includes(` ${words}`)
}

const street1Of = ({ street, isNumberLast }: Street, house: string): string =>
  (isNumberLast ? [street, house] : [house, street]).filter(Boolean).join(' ')

const suggestionOf = (street: Street, house: string): AddressSuggestion => ({
  id: `${streets.indexOf(street)}|${house}`,
  street: street1Of(street, house),
  place: [street.city, [street.province, street.zipcode].join(' '), street.country].join(', '),
})

function addressOf(id: string): PickedAddress {
  const [place = '', house = ''] = id.split('|')
  const street = streets[Number(place)]
  if (!street) throw new Error(`There is no address ${id}`)
  const { country, countryCode, province, city, area, zipcode, latitude, longitude } = street
  return { latitude, longitude, country, countryCode, province, city, street1: street1Of(street, house), street2: area, zipcode }
}

/** Real streets of a few cities, for use without a network. */
export const builtInAddresses: AddressProvider = {
  waitMs: WAIT_MS,
  suggest: async (text) => {
    const { house, words } = partsOf(text)
    if (!words) return []
    return streets
      .filter((street) => matches(street, words))
      .slice(0, MAX_SUGGESTIONS)
      .map((street) => suggestionOf(street, house))
  },
  resolve: async (id) => addressOf(id),
}
