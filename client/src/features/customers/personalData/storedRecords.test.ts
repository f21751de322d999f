import { expect, test } from 'vitest'
import { valuesOf } from './storedRecords.ts'

test('names values in words, not by their fields', () => {
  const customer = {
    __typename: 'Customer',
    id: '31',
    firstName: 'Maria',
    smsNotification: true,
    emailNotification: false,
    isActive: true,
    createdAt: Date.UTC(2026, 10, 2) / 1000,
    tags: ['VIP'],
    website: null,
  }
  expect(valuesOf(customer)).toEqual([
    { label: 'First name', value: 'Maria' },
    { label: 'Text messages', value: 'Yes' },
    { label: 'Email messages', value: 'No' },
    { label: 'Active', value: 'Yes' },
    { label: 'Customer since', value: '2026-11-02' },
    { label: 'Tag 1', value: 'VIP' },
  ])
})

test('names nested values by their place, and codes by their words', () => {
  const job = { __typename: 'Job', status: 'INVOICE_CREATED', visits: [{ id: '5', notes: 'Ring twice' }], lockVersion: 3 }
  expect(valuesOf(job)).toEqual([
    { label: 'Status', value: 'Invoice created' },
    { label: 'Visit 1 notes', value: 'Ring twice' },
  ])
})

test('names the changed fields of a timeline in words', () => {
  expect(valuesOf({ changes: [{ field: 'cancel_reason', from: null, to: 'Weather' }] })).toEqual([
    { label: 'Change 1 field', value: 'Cancel reason' },
    { label: 'Change 1 to', value: 'Weather' },
  ])
})
