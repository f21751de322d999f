import type { Country } from '@callout/contracts/lookups/schemas'
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'

const names = new Intl.DisplayNames('en', { type: 'region' })

/** Every country with a dial code, by name. Ids follow the order of the ISO codes. */
export const countries: readonly (Country & { readonly id: number })[] = getCountries()
  .toSorted()
  .map((code, index) => ({ id: index + 1, name: names.of(code) ?? code, dial_code: getCountryCallingCode(code), code }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))

/** By name, by code, or by dial code with or without its plus. */
export function countriesLike(search = ''): Country[] {
  const text = search.trim().toLowerCase()
  if (text === '') return [...countries]
  const digits = text.replace('+', '')
  return countries.filter(
    ({ name, code, dial_code }) => name.toLowerCase().includes(text) || code.toLowerCase() === text || dial_code === digits,
  )
}
