import { expect, test } from 'vitest'
import { addressLines, paperSizeOf } from './address.ts'

const at = (country: string, city: string, province: string, postal_code: string) => ({
  street1: 'Street 1',
  city,
  province,
  postal_code,
  country,
})

test.each([
  ['United States', 'Austin', 'TX', '78705', ['Austin, TX 78705']],
  ['Canada', 'Ottawa', 'ON', 'K1A 0B1', ['Ottawa ON K1A 0B1']],
  ['Germany', 'Berlin', 'Berlin', '10117', ['10117 Berlin']],
  ['France', 'Nantes', 'Loire', '44000', ['44000 Nantes', 'Loire']],
  ['Italy', 'Milano', 'MI', '20121', ['20121 Milano MI']],
  ['United Kingdom', 'London', 'Greater London', 'SW1A 2AA', ['London', 'Greater London', 'SW1A 2AA']],
  ['india', 'Bengaluru', 'Karnataka', '560001', ['Bengaluru 560001', 'Karnataka']],
  ['Nowhere', 'Town', '', '1', ['Town, 1']],
])('%s has its order of town, province and code', (country, city, province, code, lines) => {
  expect(addressLines(at(country, city, province, code), country)).toEqual(['Street 1', ...lines])
})

test('adds the country only abroad and omits unknown parts', () => {
  expect(addressLines(at('Italy', 'Milano', 'MI', '20121'), 'Austria').at(-1)).toBe('Italy')
  expect(addressLines({ street1: '80 Elm Street', suite_no: '4B', street2: ' ', city: null, country: 'Italy' }, 'Italy')).toEqual([
    '80 Elm Street, 4B',
  ])
  expect(addressLines({})).toEqual([])
})

test.each([
  ['United States', 'LETTER'],
  ['mexico', 'LETTER'],
  ['Germany', 'A4'],
  ['', 'A4'],
])('paper in %s is %s', (country, size) => expect(paperSizeOf(country)).toBe(size))
