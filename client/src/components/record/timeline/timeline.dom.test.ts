import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { NINE } from '../../../testing/jobs.ts'
import { signedIn } from '../../../testing/people.ts'
import { daysOf } from './Timeline.tsx'
import { passes } from './defineTimeline.ts'

const row = (id: string, createdAt: number | null, note: string | null = null) => ({ id, createdAt, note })

beforeEach(() => signedIn())

test("groups entries by day in the account's zone, in order", () => {
  const lateEvening = NINE - 9 * 3600 - 60
  const format = renderHook(() => useFormat()).result.current
  const rows = [row('3', NINE), row('2', lateEvening), row('1', null)]
  expect(daysOf(rows, format).map(({ date, rows: ofDay }) => [date, ofDay.map(({ id }) => id)])).toEqual([
    ['2026-11-23', ['3']],
    ['2026-11-22', ['2']],
    ['', ['1']],
  ])
})

test('notes are entries with user text; changes are all except pure notes', () => {
  const note = row('note', NINE, 'Gate code 12')
  const cancelled = row('cancelled', NINE, 'Weather')
  const edited = row('edited', NINE)
  const kind = { isNote: ({ id }: { readonly id: string }) => id === 'note' }
  const allOf = [note, cancelled, edited].map((item) => [
    passes(kind, item, 'all'),
    passes(kind, item, 'notes'),
    passes(kind, item, 'changes'),
  ])
  expect(allOf).toEqual([
    [true, true, false],
    [true, true, true],
    [true, false, true],
  ])
})
