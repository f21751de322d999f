import { expect, test } from 'vitest'
import { groupedDigits, groupedPhone, groupedWhileTyping, isSamePhone, phoneWarning, readPhones } from './readPhones.ts'

test.each([
  ['512 555 0136; 512 555 0137', '1', ['5125550136', '5125550137']],
  ['5125550136;5125550137', '1', ['5125550136', '5125550137']],
  ['512-555-0136 or 512-555-0137', '1', ['5125550136', '5125550137']],
  ['512-555-0136, +44 20 7946 0018', '1', ['5125550136', '2079460018']],
  ['0511/1234567', '49', ['5111234567']],
  ['020 7946 0018', '44', ['2079460018']],
  ['06 1234 5678', '39', ['0612345678']],
  ['٥١٢٥٥٥٠١٣١', '1', ['5125550131']],
  ['＋１ ５１２ ５５５ ０１３１', '44', ['5125550131']],
  ['512\u2212555\u22120131', '1', ['5125550131']],
  ['555-0131', '1', ['5550131']],
  ['tel:+1-512-555-0131', '1', ['5125550131']],
  ['555-0131', '999', ['5550131']],
  ['512-555-0131', null, ['5125550131']],
])('%j with the country code %s is %j', (text, code, digits) => {
  expect(readPhones(text, code).map((phone) => phone.digits)).toEqual(digits)
})

test.each(['call Maria', '555 CALL', '', '   ', 'maria@mail.example', '(512) 555-0131 (home)', '512 555 0136/0137', '+999 1234567'])(
  '%j is not read',
  (text) => expect(readPhones(text, '1')).toEqual([]),
)

test.each([
  ['5125550131', '1', '+1 (512) 555-0131'],
  ['+15125550131', '1', '+1 (512) 555-0131'],
  ['15125550131', '1', '+1 (512) 555-0131'],
  ['2079460958', '44', '+44 20 7946 0958'],
  ['612345678', '33', '+33 6 12 34 56 78'],
  ['211234567', '351', '+351 21 123 4567'],
  ['9812345678', '91', '+91 98123 45678'],
  ['30901820', '49', '+49 30 901820'],
  ['5550131', '1', '+1 5550131'],
  ['5550131', '999', '+999 5550131'],
  ['carla@reyes.test', null, 'carla@reyes.test'],
  ['+49 30 123456', null, '+49 30 123456'],
])('%j with the country code %s is shown as %j', (phone, code, shown) => expect(groupedPhone(phone, code)).toBe(shown))

test.each([
  ['5125550131', '1', '(512) 555-0131'],
  ['2079460958', '44', '20 7946 0958'],
  ['0612345678', '39', '06 1234 5678'],
  ['5550131', '1', '5550131'],
  ['12a', '1', '12a'],
])('a field with the digits %j and the country code %s shows %j', (digits, code, shown) => expect(groupedDigits(digits, code)).toBe(shown))

test.each([
  ['512555', '1', '(512) 555'],
  ['2079460', '44', '20 7946 0'],
  ['0207946', '44', '020 7946'],
  ['+44207946', '1', '+44 20 7946'],
  ['512 x', '1', '512 x'],
])('%j, typed with the country code %s, becomes %j', (text, code, shown) => expect(groupedWhileTyping(text, code)).toBe(shown))

test.each([
  ['5550131', '1', 'This number looks too short for +1'],
  ['51255501310', '1', 'This number looks too long for +1'],
  ['5125550131', '1', null],
  ['12a', '1', null],
  ['', '1', null],
  ['5550131', '999', null],
])('%j with the country code %s warns: %s', (digits, code, message) => expect(phoneWarning(digits, code)).toBe(message))

test.each([
  ['5125550131', '+15125550131', true],
  ['5125550131', '15125550131', true],
  ['5125550131', '(512) 555-0131', true],
  ['5125550131', '+445125550131', false],
  ['5125550131', '5125550132', false],
  ['', '', false],
])('%j and %j are the same phone: %s', (item, entry, isSame) => expect(isSamePhone(item, entry, '1')).toBe(isSame))
