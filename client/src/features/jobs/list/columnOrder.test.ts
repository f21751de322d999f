import { expect, test } from 'vitest'
import { movedColumn, offeredColumns, toggledColumn } from './columnOrder.ts'
import { defaultColumns } from './jobColumns.ts'

test('a column comes at the end and goes again', () => {
  const more = toggledColumn(['number', 'title'], 'branch')
  expect(more).toEqual(['number', 'title', 'branch'])
  expect(toggledColumn(more, 'title')).toEqual(['number', 'branch'])
})

test('something stays beside the job', () => {
  expect(toggledColumn(['number', 'title'], 'title')).toEqual(['number', 'title'])
})

test('columns move by one place, and none in front of the job', () => {
  expect(movedColumn(['number', 'title', 'total'], 'total', -1)).toEqual(['number', 'total', 'title'])
  expect(movedColumn(['number', 'title', 'total'], 'title', -1)).toEqual(['number', 'title', 'total'])
  expect(movedColumn(['number', 'title', 'total'], 'total', 1)).toEqual(['number', 'title', 'total'])
})

test('what is shown is offered first, in its order', () => {
  expect(offeredColumns(['number', 'total', 'title']).slice(0, 3)).toEqual(['total', 'title', 'customer'])
  expect(offeredColumns(defaultColumns)).not.toContain('number')
})
