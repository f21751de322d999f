import { customerEndpoints } from '@callout/contracts/customers/endpoints'
import { invoiceEndpoints } from '@callout/contracts/invoices/endpoints'
import { jobEndpoints } from '@callout/contracts/jobs/endpoints'
import { taxEndpoints } from '@callout/contracts/taxes/endpoints'
import { supportEndpoints } from '@callout/contracts/support/endpoints'
import type { Endpoint } from '@callout/contracts/wire/endpoint'
import { expect, test } from 'vitest'
import { noticesOfWrite } from './writeNotices.ts'

const keys = (endpoint: Endpoint, input: object, data: unknown) =>
  noticesOfWrite({ endpoint, input, data }, undefined).map(
    ({ type, id, version, gone }) => `${type}:${id}${version ? ` v${version}` : ''}${gone ? ' gone' : ''}`,
  )

test.each([
  [
    'a step of a visit',
    jobEndpoints.manageJob,
    { jobId: 5 },
    { job: { id: 5, lockVersion: 3, customerId: 7 }, visit: { id: 9, lockVersion: 2 } },
    ['Job:5 v3', 'Visit:9 v2', 'Customer:7'],
  ],
  ['a step of which nothing could be read', jobEndpoints.manageJob, { jobId: '5', visitId: '9' }, null, ['Job:5', 'Visit:9']],
  ['a deletion', jobEndpoints.deleteJob, { id: '5' }, { id: 5 }, ['Job:5 gone']],
  [
    'a payment',
    invoiceEndpoints.cashOut,
    { invoiceIds: ['3'] },
    { processed: [{ invoiceId: 3, jobId: 5 }] },
    ['Invoice:3', 'Job:5', 'Customer:null'],
  ],
  ['a property', customerEndpoints.updateProperty, { id: '4' }, { id: 4, customerId: 7 }, ['Property:4', 'Customer:7']],
  ['a record without a line of its own', taxEndpoints.updateTax, { id: '2' }, { id: 2 }, ['Tax:2']],
  ['a message to support', supportEndpoints.contactSupport, {}, { ticketId: 'T-1' }, []],
] as const)('%s names the records that are others now', (_, endpoint, input, data, notices) => {
  expect(keys(endpoint, input, data)).toEqual(notices)
})

test('includes the dates of a new job', () => {
  const data = { id: 5, lockVersion: 1, visits: [{ date: '2026-06-17' }, { date: '2026-06-24' }] }
  expect(noticesOfWrite({ endpoint: jobEndpoints.createJob, input: {}, data }, 'w-1')).toEqual([
    { type: 'Job', id: '5', version: 1, dates: ['2026-06-17', '2026-06-24'], by: 'w-1' },
  ])
})
