import { expect, test } from 'vitest'
import { fakerOf } from './fakerOf.ts'

test('a value depends on its seed, record and field, and on no other value', () => {
  const street = (): string => fakerOf(1, 'property', 7, 'street1').location.streetAddress()
  const first = street()
  fakerOf(1, 'property', 7, 'a new field').lorem.sentence()
  expect(street()).toBe(first)
  expect(fakerOf(1, 'property', 8, 'street1').location.streetAddress()).not.toBe(first)
  expect(fakerOf(2, 'property', 7, 'street1').location.streetAddress()).not.toBe(first)
})
