import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useFormat } from '../../../shared/format/useFormat.ts'
import { signedIn } from '../../../testing/people.ts'
import { entry, NINE } from '../testing/jobs.ts'
import { changesOf, daysOf, headlineOf } from './timelineWords.ts'

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

test('changes are told in the formats of the account', () => {
  const changes = [
    { __typename: 'HistoryChange' as const, field: 'start_at', from: null, to: String(NINE) },
    { __typename: 'HistoryChange' as const, field: 'staff_ids', from: 'Ana Silva', to: null },
    { __typename: 'HistoryChange' as const, field: 'arrival_window', from: '09:00', to: '2026-11-24' },
  ]
  expect(changesOf(entry({ changes }), format())).toEqual([
    { label: 'Start', from: null, to: '11/23/2026, 9:00 AM' },
    { label: 'Staff', from: 'Ana Silva', to: null },
    { label: 'Arrival window', from: '9:00 AM', to: '11/24/2026' },
  ])
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
