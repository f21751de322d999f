import { expect, test } from 'vitest'
import { entry } from '../../../testing/jobs.ts'
import { headlineOf } from './headlineOf.ts'

test('payments and receipts have their own labels', () => {
  expect(headlineOf(entry({ event: 'PAYMENT_PROCESSED', status: 'PAYMENT_PROCESSED' }))).toBe('Payment Processed')
  expect(headlineOf(entry({ event: 'RECEIPT_GENERATED', status: 'RECEIPT_GENERATED' }))).toBe('Receipt Generated')
})

test('a status change is labelled by the new status', () => {
  expect(headlineOf(entry({ event: 'STATUS_CHANGED', status: 'ON_THE_WAY' }))).toBe('Staff On The Way')
  expect(headlineOf(entry({ event: 'STATUS_CHANGED', status: null, label: 'Paused' }))).toBe('Paused')
  expect(headlineOf(entry({ event: 'SCHEDULED_AND_ASSIGNED', status: 'ASSIGNED' }))).toBe('Scheduled and assigned')
})

const change = (field: string, from: string | null, to: string | null) => ({ __typename: 'HistoryChange' as const, field, from, to })
const [start, later] = ['1795183200', '1795190400']

test.each([
  [[change('start_at', null, start)], 'Scheduled'],
  [[change('start_at', start, later)], 'Rescheduled'],
  [[change('staff', null, 'Marcus Bell')], 'Assigned to Marcus Bell'],
  [[change('staff', 'Marcus Bell', 'Ana Silva'), change('start_at', null, start)], 'Scheduled and assigned to Ana Silva'],
  [[change('staff', 'Marcus Bell', null), change('start_at', start, later)], 'Rescheduled and unassigned'],
])('a planning entry is labelled by its changes: %j', (changes, text) => {
  expect(headlineOf(entry({ event: 'SCHEDULED_AND_ASSIGNED', status: 'ASSIGNED', changes }))).toBe(text)
})

test('a step back names the resulting status', () => {
  const back = [change('status', 'Staff Reached', 'Staff On The Way')]
  expect(headlineOf(entry({ event: 'STATUS_CHANGED', status: 'ON_THE_WAY', changes: back }))).toBe('Back to Staff On The Way')
  const ahead = [change('status', 'Assigned', 'Staff On The Way')]
  expect(headlineOf(entry({ event: 'STATUS_CHANGED', status: 'ON_THE_WAY', changes: ahead }))).toBe('Staff On The Way')
})
