import { expect, test } from 'vitest'
import { matchingCountries } from './PhoneInput.tsx'

const countries = [
  { name: 'Australia', dialCode: '61', code: 'AU' },
  { name: 'Austria', dialCode: '43', code: 'AT' },
  { name: 'South Austral Islands', dialCode: '262', code: 'ZZ' },
  { name: 'United States', dialCode: '+1', code: 'US' },
]
const found = (search: string) => matchingCountries(countries, search).map(({ code }) => code)

test('finds countries by name, dial code or code, prefix matches first', () => {
  expect(found('')).toEqual(['AU', 'AT', 'ZZ', 'US'])
  expect(found('austr')).toEqual(['AU', 'AT', 'ZZ'])
  expect(found('+43')).toEqual(['AT'])
  expect(found('1')).toEqual(['US'])
  expect(found('us')[0]).toBe('AU')
  expect(found('nowhere')).toEqual([])
})
