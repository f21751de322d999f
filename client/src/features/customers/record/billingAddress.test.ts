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

test('a billing address stands on one line, without what nobody told', () => {
  expect(billingAddress(office)).toBe('80 Elm Street, 4B, Chicago, IL 60610')
  expect(billingAddress({ ...office, billingSuiteNo: null, billingPostalCode: null })).toBe('80 Elm Street, Chicago, IL')
})

test('bills that go to a property, and those of which nobody tells, have none of their own', () => {
  expect(billingAddress({ ...office, sameAsPropertyAddress: true })).toBeNull()
  expect(billingAddress({ ...office, sameAsPropertyAddress: null })).toBeNull()
})
