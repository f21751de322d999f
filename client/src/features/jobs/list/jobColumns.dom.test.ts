import { renderHook } from '@testing-library/react'
import { jobStatus } from '@callout/contracts/jobs/status/status'
import { expect, test } from 'vitest'
import { columnsIn, isFlexible, widthsOf } from '../../../components/list/columns.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { job } from '../../../testing/jobs.ts'
import { jobColumns } from './jobColumns.tsx'
import { jobList } from './jobList.tsx'
import { movedColumn, offeredColumns, toggledColumn } from '../../../components/list/views/ColumnsPanel.tsx'

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
  expect(offeredColumns(jobList, ['number', 'total', 'title']).slice(0, 3)).toEqual(['total', 'title', 'customer'])
  expect(offeredColumns(jobList, jobList.shown)).not.toContain('number')
})

test('the job itself stays in front, whatever is chosen', () => {
  expect(columnsIn(jobList, ['total', 'number', 'title'])).toEqual(['number', 'total', 'title'])
})

test('a word that nobody knows is no column, and each stands there once', () => {
  expect(columnsIn(jobList, ['status', 'colour', 'status', '__proto__', null])).toEqual(['number', 'status'])
  expect(columnsIn(jobList, ['colour'])).toBeNull()
  expect(columnsIn(jobList, [])).toBeNull()
})

test('without a column for long words the last one takes the room', () => {
  expect(isFlexible(jobList, 'total', ['number', 'status', 'total'])).toBe(true)
  expect(isFlexible(jobList, 'total', ['number', 'title', 'total'])).toBe(false)
})

test('the column of the status has room for its longest word', () => {
  const letters = Math.max(...Object.values(jobStatus).map(({ label }) => label.length))
  const aroundPx = 16 + 14 + 19
  expect(jobColumns.status.width).toBeGreaterThanOrEqual(letters * 7 + aroundPx)
})

const widthFor = (...sums: number[]): number => {
  const jobs = sums.map((total) => job({ total }))
  return widthsOf(jobList, ['total'], jobs, renderHook(() => useFormat()).result.current).get('total') ?? 0
}

test('the column of the totals grows with its longest sum', () => {
  expect(widthFor(99, 1240.5)).toBe(jobColumns.total.width)
  const digitPx = 7.9
  expect(widthFor(99, 12_345_678.9)).toBeGreaterThanOrEqual('$12,345,678.90'.length * digitPx + 16)
})

test('each column has a name of its own, for one thing', () => {
  const labels = Object.values(jobColumns).map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
  expect(labels.filter((label) => label.includes(' and '))).toEqual([])
})
