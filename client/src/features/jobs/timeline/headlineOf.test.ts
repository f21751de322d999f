import { expect, test } from 'vitest'
import { entry } from '../../../testing/jobs.ts'
import { headlineOf } from './headlineOf.ts'

test('payment and receipt have labels of their own', () => {
  expect(headlineOf(entry({ event: 'PAYMENT_PROCESSED', status: 'PAYMENT_PROCESSED' }))).toBe('Payment Processed')
  expect(headlineOf(entry({ event: 'RECEIPT_GENERATED', status: 'RECEIPT_GENERATED' }))).toBe('Receipt Generated')
})

test('a change of status is called by the status that followed', () => {
  expect(headlineOf(entry({ event: 'STATUS_CHANGED', status: 'ON_THE_WAY' }))).toBe('Staff On The Way')
  expect(headlineOf(entry({ event: 'STATUS_CHANGED', status: null, label: 'Paused' }))).toBe('Paused')
  expect(headlineOf(entry({ event: 'SCHEDULED_AND_ASSIGNED', status: 'ASSIGNED' }))).toBe('Scheduled and assigned')
})
