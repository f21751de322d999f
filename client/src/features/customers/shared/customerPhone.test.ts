import { expect, test } from 'vitest'
import { customerPhone } from './customerPhone.ts'

test('dials a phone once with its country code, in whatever format it is returned', () => {
  const expected = { text: '+1 (512) 555-8859', href: 'tel:+15125558859' }
  expect(customerPhone('5125558859', '1')).toEqual(expected)
  expect(customerPhone('+15125558859', '1')).toEqual(expected)
  expect(customerPhone('+49 30 123456', null)).toEqual({ text: '+49 30 123456', href: 'tel:+4930123456' })
})
