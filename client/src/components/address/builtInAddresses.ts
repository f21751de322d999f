import type { AddressProvider, AddressSuggestion, PickedAddress } from './addressProvider.ts'
import { type Street, streets } from './streets.ts'

const MAX_SUGGESTIONS = 6
const WAIT_MS = 150

/** Splits "1200 duv" into house number and street words. */
const getParts = (text: string): { readonly house: string; readonly text: string } => {
  const [, house = '', message = ''] = /^\s*(\d+[a-z]?(?:[-/]\d+)?)?\s*(.*?)\s*$/i.exec(text) ?? []
  return { house, text: message.toLowerCase() }
}

const matches = ({ street, city }: Street, message: string): boolean => {
  const name = `${street}, ${city}`.toLowerCase()
  return name.startsWith(message) || name.includes(` ${message}`)
}

const street1Of = ({ street, isNumberLast }: Street, house: string): string =>
  (isNumberLast ? [street, house] : [house, street]).filter(Boolean).join(' ')

const suggestionOf = (street: Street, house: string): AddressSuggestion => ({
  id: `${streets.indexOf(street)}|${house}`,
  street: street1Of(street, house),
  place: [street.city, [street.province, street.zipcode].join(' '), street.country].join(', '),
})

function getAddress(id: string): PickedAddress {
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
    const { house, text: message } = getParts(text)
    if (!message) return []
    return streets
      .filter((street) => matches(street, message))
      .slice(0, MAX_SUGGESTIONS)
      .map((street) => suggestionOf(street, house))
  },
  resolve: async (id) => getAddress(id),
}
