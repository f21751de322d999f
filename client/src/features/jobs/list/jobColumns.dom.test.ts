import { renderHook } from '@testing-library/react'
import { jobStatus } from '@callout/contracts/jobs/status/status'
import { expect, test } from 'vitest'
import { columnsIn, isFlexible, widthsOf } from '../../../components/list/columns.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { job } from '../../../testing/jobs.ts'
import { jobColumns } from './jobColumns.tsx'
import { jobList } from './jobList.tsx'
import { movedColumn, offeredColumns, toggledColumn } from '../../../components/list/views/ColumnsPanel.tsx'

test('a column is added at the end and removed', () => {
  const more = toggledColumn(['number', 'title'], 'branch')
  expect(more).toEqual(['number', 'title', 'branch'])
  expect(toggledColumn(more, 'title')).toEqual(['number', 'branch'])
})

test('at least one column stays beside the job', () => {
  expect(toggledColumn(['number', 'title'], 'title')).toEqual(['number', 'title'])
})

test('columns move by one place, and none before the job', () => {
  expect(movedColumn(['number', 'title', 'total'], 'total', -1)).toEqual(['number', 'total', 'title'])
  expect(movedColumn(['number', 'title', 'total'], 'title', -1)).toEqual(['number', 'title', 'total'])
  expect(movedColumn(['number', 'title', 'total'], 'total', 1)).toEqual(['number', 'title', 'total'])
})

test('shown columns are offered first, in their order', () => {
  expect(offeredColumns(jobList, ['number', 'total', 'title']).slice(0, 3)).toEqual(['total', 'title', 'customer'])
  expect(offeredColumns(jobList, jobList.defaultColumns)).not.toContain('number')
})

test('the job column always stays first', () => {
  expect(columnsIn(jobList, ['total', 'number', 'title'])).toEqual(['number', 'total', 'title'])
})

test('unknown and duplicate column names are ignored', () => {
  expect(columnsIn(jobList, ['status', 'colour', 'status', '__proto__', null])).toEqual(['number', 'status'])
  expect(columnsIn(jobList, ['colour'])).toBeNull()
  expect(columnsIn(jobList, [])).toBeNull()
})

test('without a wide text column the last one takes the remaining width', () => {
  expect(isFlexible(jobList, 'total', ['number', 'status', 'total'])).toBe(true)
  expect(isFlexible(jobList, 'total', ['number', 'title', 'total'])).toBe(false)
})

test('the status column fits its longest label', () => {
  const letters = Math.max(...Object.values(jobStatus).map(({ label }) => label.length))
  const aroundPx = 16 + 14 + 19
  expect(jobColumns.status.width).toBeGreaterThanOrEqual(letters * 7 + aroundPx)
})

const widthFor = (...sums: number[]): number => {
  const jobs = sums.map((total) => job({ total }))
  return widthsOf(jobList, ['total'], jobs, renderHook(() => useFormat()).result.current).get('total') ?? 0
}

test('the total column grows with its longest sum', () => {
  expect(widthFor(99, 1240.5)).toBe(jobColumns.total.width)
  const digitPx = 7.9
  expect(widthFor(99, 12_345_678.9)).toBeGreaterThanOrEqual('$12,345,678.90'.length * digitPx + 16)
})

test('column names are unique', () => {
  const labels = Object.values(jobColumns).map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
  expect(labels.filter((label) => label.includes(' and '))).toEqual([])
})
