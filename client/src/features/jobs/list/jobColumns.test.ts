import { expect, test } from 'vitest'
import { columnsOf, defaultColumns, isFlexible, labelOf } from './jobColumns.ts'

test('the job itself stays in front, whatever is chosen', () => {
  expect(columnsOf(['total', 'number', 'title'])).toEqual(['number', 'total', 'title'])
})

test('a word that nobody knows is no column, and each stands there once', () => {
  expect(columnsOf(['status', 'colour', 'status', '__proto__', null])).toEqual(['number', 'status'])
  expect(columnsOf(['colour'])).toBeNull()
  expect(columnsOf([])).toBeNull()
})

test('without a column for long words the last one takes the room', () => {
  expect(isFlexible('total', ['number', 'status', 'total'])).toBe(true)
  expect(isFlexible('total', ['number', 'title', 'total'])).toBe(false)
})

test('with a column for the address, the customer stands alone', () => {
  expect(labelOf('customer', defaultColumns)).toBe('Customer and address')
  expect(labelOf('customer', ['number', 'customer', 'address'])).toBe('Customer')
})
