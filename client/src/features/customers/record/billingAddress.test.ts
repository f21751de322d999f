import { expect, test } from 'vitest'
import { billingAddress } from './customerRecord.tsx'

const office = {
  sameAsPropertyAddress: false,
  billingSuiteNo: '4B',
  billingStreet1: '80 Elm Street',
  billingStreet2: null,
  billingCity: 'Chicago',
  billingProvince: 'IL',
  billingPostalCode: '60610',
}

test('a billing address is on one line, without missing parts', () => {
  expect(billingAddress(office)).toBe('80 Elm Street, 4B, Chicago, IL 60610')
  expect(billingAddress({ ...office, billingSuiteNo: null, billingPostalCode: null })).toBe('80 Elm Street, Chicago, IL')
})

test('is null if a property is billed or the address is missing', () => {
  expect(billingAddress({ ...office, sameAsPropertyAddress: true })).toBeNull()
  expect(billingAddress({ ...office, sameAsPropertyAddress: null })).toBeNull()
})
