import { expect, test } from 'vitest'
import { pastedPhone } from './PhoneFields.tsx'

test.each([
  ['(512) 555-0199', '1', '5125550199'],
  ['+1 (512) 555-0199', '1', '5125550199'],
  [' +44 20 7946 0018\n', '44', '2079460018'],
  ['+44 20 7946 0018', '1', '442079460018'],
  ['512.555.0199', '1', '5125550199'],
  ['1 512 555 0199', '1', '15125550199'],
  ['5125550199', '', '5125550199'],
])('%j with country code %s has the digits %s', (text, code, digits) => expect(pastedPhone(text, code)).toBe(digits))

test.each(['(512) 555-0199 ext. 4', 'call Maria', '', 'maria@mail.example'])('%j is not a phone number', (text) =>
  expect(pastedPhone(text, '1')).toBeNull(),
)
