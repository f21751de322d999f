import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useFormat } from '../../../shared/format/useFormat.ts'
import { signedIn } from '../../../testing/people.ts'
import { entry, NINE } from '../../../testing/jobs.ts'
import { daysOf, headlineOf, passes } from './timelineWords.ts'

const format = () => renderHook(() => useFormat()).result.current

beforeEach(() => signedIn())

test('payment and receipt have labels of their own', () => {
  expect(headlineOf(entry({ event: 'PAYMENT_PROCESSED', status: 'PAYMENT_PROCESSED' }))).toBe('Payment Processed')
  expect(headlineOf(entry({ event: 'RECEIPT_GENERATED', status: 'RECEIPT_GENERATED' }))).toBe('Receipt Generated')
})

test('a change of status is called by the status that followed', () => {
  expect(headlineOf(entry({ event: 'STATUS_CHANGED', status: 'ON_THE_WAY' }))).toBe('Staff On The Way')
  expect(headlineOf(entry({ event: 'STATUS_CHANGED', status: null, label: 'Paused' }))).toBe('Paused')
  expect(headlineOf(entry({ event: 'SCHEDULED_AND_ASSIGNED', status: 'ASSIGNED' }))).toBe('Scheduled and assigned')
})

test('entries are gathered by the days of the account, in their order', () => {
  const lateEvening = NINE - 9 * 3600 - 60
  const entries = [entry({ id: '3', createdAt: NINE }), entry({ id: '2', createdAt: lateEvening }), entry({ id: '1', createdAt: null })]
  expect(daysOf(entries, format()).map(({ date, entries: ofDay }) => [date, ofDay.map(({ id }) => id)])).toEqual([
    ['2026-11-23', ['3']],
    ['2026-11-22', ['2']],
    ['', ['1']],
  ])
})

test('notes are what somebody wrote; changes are everything but a bare note', () => {
  const note = entry({ event: 'NOTE', note: 'Gate code 12' })
  const cancelled = entry({ event: 'STATUS_CHANGED', status: 'CANCELLED', note: 'Weather' })
  const edited = entry({ event: 'EDITED' })
  expect([note, cancelled, edited].map((one) => [passes(one, 'all'), passes(one, 'notes'), passes(one, 'changes')])).toEqual([
    [true, true, false],
    [true, true, true],
    [true, false, true],
  ])
})
