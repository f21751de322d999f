import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { entry, NINE } from '../../../testing/jobs.ts'
import { changesOf } from './changeText.ts'

const returned = (...changes: readonly (readonly [field: string, from: string | null, to: string | null])[]) => {
  const format = renderHook(() => useFormat()).result.current
  const all = changes.map(([field, from, to]) => ({ __typename: 'HistoryChange' as const, field, from, to }))
  return changesOf(entry({ changes: all }), format).map(({ label, from, to }) => [label, from, to])
}

beforeEach(() => signedIn())

test('changes are in the formats of the account', () => {
  expect(returned(['start_at', null, String(NINE)], ['staff', 'Ana Silva', null], ['arrival_window', '09:00', '2026-11-24'])).toEqual([
    ['Start', null, '11/23/2026, 9:00 AM'],
    ['Staff', 'Ana Silva', null],
    ['Arrival window', '9:00 AM', '11/24/2026'],
  ])
})

test('start and end that change together are one change', () => {
  const [from, to] = [NINE, NINE + 86_400]
  expect(returned(['start_at', String(from), String(to)], ['end_at', String(from + 5400), String(to + 5400)])).toEqual([
    ['When', '11/23/2026, 9:00 – 10:30 AM', '11/24/2026, 9:00 – 10:30 AM'],
  ])
  expect(returned(['start_at', String(from), null], ['end_at', String(from + 5400), null])).toEqual([
    ['When', '11/23/2026, 9:00 – 10:30 AM', null],
  ])
})

test('added, removed and moved visits say so', () => {
  expect(
    returned(
      ['visits', null, '06/17/2026 09:00–10:30, Marcus Bell'],
      ['visits', '06/24/2026 09:00–10:30', null],
      ['visits', '07/01/2026 09:00–10:30', '07/02/2026 09:00–10:30'],
      ['visits', null, '42 more visits changed'],
      ['visits', null, '52 visits, 06/01/2026 to 05/24/2027'],
    ).map(([label]) => label),
  ).toEqual(['Visit added', 'Visit removed', 'Visit', 'Visits', 'Visits'])
})

test('visits are in the time zone and clock of the account', () => {
  const changes = [['visits', '11/30/2026 09:00–10:00', 'Dec 01,2026 11:00–12:30, Marcus Bell, Ana 10:00–11:00']] as const
  expect(returned(...changes)).toEqual([
    ['Visit', '11/30/2026, 9:00 – 10:00 AM', 'Dec 01,2026, 11:00 AM – 12:30 PM, Marcus Bell, Ana 10:00–11:00'],
  ])
  expect(returned(['visits', null, '7 visits, 11/23/2026 07:00–08:00 to 01/04/2027 07:00–08:00'])).toEqual([
    ['Visits', null, '7 visits, 11/23/2026, 7:00 – 8:00 AM to 01/04/2027, 7:00 – 8:00 AM'],
  ])
  signedIn({ ...owner, timeFormat: 'TWENTY_FOUR_HOUR' })
  expect(returned(...changes)[0]?.[1]).toBe('11/30/2026, 09:00 – 10:00')
})

test('every field of a change has a label', () => {
  const fields = ['title', 'notes', 'priority', 'customer', 'property', 'category', 'branch', 'recurrence', 'line_items', 'prices']
  const more = ['discount', 'taxes', 'total', 'forms', 'attachments', 'description', 'status']
  expect(returned(...[...fields, ...more].map((field) => [field, 'a', 'b'] as const)).map(([label]) => label)).toEqual([
    'Title',
    'Internal notes',
    'Priority',
    'Customer',
    'Property',
    'Category',
    'Branch',
    'Repeats',
    'Line items',
    'Prices',
    'Discount',
    'Taxes',
    'Total',
    'Forms',
    'Attachments',
    'Description',
    'Status',
  ])
})
