import { expect, test } from 'vitest'
import { ana, job, visit } from '../../../testing/jobs.ts'
import type { SentJob } from '../form/sentJobs.ts'
import { unsavedFieldsOf } from './unsavedJobFields.ts'

const line = { id: null, serviceId: null, name: 'Boiler service', quantity: 2, amount: 45 }
const returnedLine = {
  __typename: 'LineItem' as const,
  serviceId: null,
  id: '1',
  description: null,
  productType: null,
  unit: null,
  isTaxExempt: null,
  total: 90,
  name: 'Boiler service',
  quantity: 2,
  amount: 45,
}
const file = {
  __typename: 'Attachment' as const,
  id: '9',
  fileName: 'a.jpg',
  fileUrl: '/a',
  contentType: 'image/jpeg',
  size: 3,
  visitId: null,
}
const form = { __typename: 'AttachedForm' as const, formId: '5', jobFormId: null, formName: 'F', isRequired: null, isSubmitted: null }

const sent: SentJob['input'] = {
  customerId: '30',
  propertyId: '40',
  categoryId: '2',
  branchId: '1',
  title: 'Boiler repair',
  description: 'No hot water since Sunday.',
  notes: 'Key under the pot',
  priority: 'HIGH',
  scheduleLater: false,
  dates: ['2026-11-23'],
  startTime: '09:00',
  endTime: '10:30',
  isRecurring: false,
  recurrence: null,
  staffIds: ['7'],
  lineItems: [line],
  discountType: 'PERCENTAGE',
  discountValue: 10,
  formIds: ['5'],
  attachments: [{ fileName: 'a.jpg', contentType: 'image/jpeg', fileBase64: 'AAAA' }],
}
const returned = { notes: 'Key under the pot', lineItems: [returnedLine], discountValue: 10, forms: [form], attachments: [file] }

const format = (returnedJob: Parameters<typeof job>[0], input: SentJob['input'] = {}, isNew = true) =>
  unsavedFieldsOf(job({ ...returned, ...returnedJob }), { input: { ...sent, ...input }, isNew, zone: 'America/New_York' })

test('reports nothing if every value is returned', () => expect(format({})).toBeNull())

test.each<[string, Parameters<typeof job>[0]]>([
  ['title', { title: 'Heating' }],
  ['description', { description: '' }],
  ['internal notes', { notes: '' }],
  ['priority', { priority: 'LOW' }],
  ['staff', { staff: [] }],
  ['staff', { staff: [{ ...ana, id: '8' }] }],
  ['line items', { lineItems: [] }],
  ['line items', { lineItems: [{ ...returnedLine, amount: 44 }] }],
  ['discount', { discountValue: 0 }],
  ['forms', { forms: [] }],
  ['files', { attachments: [] }],
  ['time', { startAt: 1_795_442_400 + 3600 }],
])('reports a changed or empty %s: %j', (label, returnedJob) => {
  expect(format(returnedJob)).toBe(`Couldn’t save: ${label}.`)
})

test.each<[string, Parameters<typeof job>[0]]>([
  ['title', { title: null }],
  ['description', { description: null }],
  ['staff', { staff: null }],
  ['line items', { lineItems: null }],
  ['files', { attachments: null }],
])('does not report a missing %s', (label, returnedJob) => {
  expect(format(returnedJob)).toBe(`We couldn’t confirm that this was saved: ${label}.`)
})

test('does not report hidden amounts, or values that an invoiced job keeps', () => {
  const invoice = { id: '1', visitId: null, invoiceNumber: 'I-1', status: null, total: 1, balanceDue: 1, currencyCode: null, dueDate: null }
  expect(format({ lineItems: [{ ...returnedLine, amount: null, total: null }] })).toBeNull()
  expect(format({ lineItems: [], discountValue: 0, invoice })).toBeNull()
})

test('a change reports cleared fields and nothing that it did not send', () => {
  const change = (input: SentJob['input'], returnedJob: Parameters<typeof job>[0]) =>
    unsavedFieldsOf(job({ ...returned, ...returnedJob }), { input, isNew: false, zone: 'America/New_York' })
  expect(change({ description: '' }, {})).toBe('Couldn’t save: description.')
  expect(change({ description: '', discountValue: null }, { description: null, discountValue: 0 })).toBeNull()
  expect(change({ priority: 'HIGH' }, { title: 'Other', staff: [], attachments: [] })).toBeNull()
})

test('dates and staff of a job with several visits are not compared after a change', () => {
  const visits = [visit(), visit({ id: '502' })]
  const change = { input: { staffIds: ['8'], dates: ['2026-11-30'], startTime: '12:00' }, isNew: false, zone: 'America/New_York' }
  expect(unsavedFieldsOf(job({ visits }), change)).toBeNull()
  expect(unsavedFieldsOf(job(), change)).toBe('Couldn’t save: date, time, staff.')
})
