import { expect, test } from 'vitest'
import { messages } from '../../text/messages.ts'
import { discountProblem, subtotalProblem } from './discount.ts'

const lines = [{ quantity: 2, amount: 45 }]

test.each([
  [0, null, null],
  [0, 0, null],
  [0, 1, null],
  [0, 33.3333, null],
  [0, 100, null],
  [0, 0.5, messages.invalidDiscountPercentage],
  [0, 100.01, messages.invalidDiscountPercentage],
  [0, 33.33333, messages.invalidDiscountPercentage],
  [0, -1, messages.invalidDiscountPercentage],
  [1, 1, null],
  [1, 89.99, null],
  [1, 90, null],
  [1, 90.01, messages.invalidDiscountAmount],
  [1, 0.99, messages.invalidDiscountAmount],
  [1, 10.005, messages.invalidDiscountAmount],
] as const)('of 90.00, a discount of type %i and %s: %s', (type, value, problem) => {
  expect(discountProblem(type, value, lines)).toBe(problem)
})

test('limits the subtotal to amounts that are exact in cents', () => {
  const most = { quantity: 99_999, amount: 9_999_999 }
  expect(subtotalProblem([most])).toBeNull()
  expect(subtotalProblem([most, most])).toBe('The line items add up to more than 999999999999')
})
