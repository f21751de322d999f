import { expect, test } from 'vitest'
import { priceBy } from './ServiceBulkDialogs.tsx'

test.each([
  [100, 10, 110],
  [19.99, 5, 20.99],
  [0.1, 5, 0.11],
  [45, -12.5, 39.38],
  [80, -100, 0],
  [80, -101, null],
  [1234.56, 8.25, 1336.41],
])('%s by %s percent is %s', (amount, percent, expected) => {
  expect(priceBy(amount, percent)).toBe(expected)
})
