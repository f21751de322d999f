import { jobStatus } from '@callout/contracts/jobs/status'
import { expect, test } from 'vitest'
import { columnsOf, isFlexible, jobColumns, totalWidthOf } from './jobColumns.ts'

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

test('the column of the status has room for its longest word', () => {
  const letters = Math.max(...Object.values(jobStatus).map(({ label }) => label.length))
  const aroundPx = 16 + 14 + 19
  expect(jobColumns.status.width).toBeGreaterThanOrEqual(letters * 7 + aroundPx)
})

test('the column of the totals grows with its longest sum', () => {
  expect(totalWidthOf(['$99.00', '$1,240.50'])).toBe(jobColumns.total.width)
  const digitPx = 7.9
  expect(totalWidthOf(['$99.00', '$12,345,678.90'])).toBeGreaterThanOrEqual('$12,345,678.90'.length * digitPx + 16)
})

test('each column has a name of its own, for one thing', () => {
  const labels = Object.values(jobColumns).map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
  expect(labels.filter((label) => label.includes(' and '))).toEqual([])
})
