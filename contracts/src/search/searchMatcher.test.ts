import { expect, test } from 'vitest'
import { searchMatcher } from './searchMatcher.ts'
import { searchText } from './searchText.ts'

const person = searchText(
  ['O’Brien-Weiß', '25-40 31st Street', 'J-1012'],
  [{ phone: '02079460958', countryCode: '+44' }, { phone: '5125550131' }],
)

test.each([
  ['obrien', true],
  ['weiss 2540', true],
  ['j1012', true],
  ['#1012', true],
  ['1012, 31st', true],
  ['street, brien', true],
  // The country code in any form, with the trunk zero, and not at all.
  ['0044 (0)20 7946 0958', true],
  ['011 44 20 7946 0958', true],
  ['44 020 7946', true],
  ['7946-0958', true],
  ['brien (020) 7946', true],
  // A number stored without its code.
  ['+1 (512) 555-0131', true],
  ['1.512.555.0131', true],
  ['+44 512 555 0131', true],
  ['5550131 31st', true],
  ['512 555 0131 x12', true],
  ['tel:+1-512-555-0131', true],
  ['0131 x12', false],
  ['brien 0131 0958', true],
  // A zero in front begins a number.
  ['0946 0958', false],
  ['0555 0131', false],
  ['+49 20 7946 0958', false],
  ['brien elm', false],
  ['555 0132', false],
  ['', true],
])('“%s”: %s', (search, isFound) => {
  expect(searchMatcher(search)(person)).toBe(isFound)
})
