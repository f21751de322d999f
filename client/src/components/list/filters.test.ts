import { expect, test } from 'vitest'
import { amount } from './filters.ts'

const filter = amount('min', { label: 'Total from', inputField: 'minTotal' })

test('an amount is read as typed, and applied as a number', () => {
  expect(filter.field.parse?.('$1.250,50')).toBe('1250.5')
  expect(filter.write('1250.5')).toEqual({ min: '1250.5' })
  expect(filter.toInput(filter.read(new URLSearchParams('min=1,000.50')))).toEqual({ minTotal: 1000.5 })
})

test.each(['much', '-5', '1e5'])('the amount %j does not apply', (text) => {
  expect(filter.field.parse?.(text)).toBe(null)
  expect(filter.toInput(filter.read(new URLSearchParams({ min: text })))).toEqual({})
})
