import { expect, test } from 'vitest'
import { clientMessage } from '../../testing/messages.ts'
import { letterRules } from './letterRules.ts'
import { messageActionSet } from './messageActionSet.ts'
import { enclosedIn } from './messageRules.ts'
import type { MessageRowFragment } from './messages.generated.ts'

const message = (part: object) => clientMessage(part) as unknown as MessageRowFragment
const ids = { customerId: '31', jobId: '12' }

test.each([
  ['a message without enclosure', {}, { ...ids, attachmentType: 'CONTRACT' }],
  ['an invoice', { notificationType: 'invoice', invoiceId: '9' }, { ...ids, invoiceId: '9', attachmentType: 'INVOICE' }],
  [
    'a receipt',
    { notificationType: 'receipt', invoiceId: '9', receiptNumber: 'R-1' },
    { ...ids, invoiceId: '9', receiptNumber: 'R-1', attachmentType: 'RECEIPT' },
  ],
  ['a form', { notificationType: 'job_form', jobFormId: '7' }, { ...ids, jobFormId: '7', attachmentType: 'JOB_FORM' }],
  [
    'a file of the job',
    { notificationType: 'contract', attachmentIds: ['3'], attachmentName: 'a.pdf' },
    { ...ids, attachmentIds: ['3'], attachmentType: 'CONTRACT' },
  ],
  ['an attached file', { notificationType: 'contract', attachmentName: 'a.pdf' }, 'again'],
  ['an invoice without an id', { notificationType: 'invoice' }, null],
  ['a receipt without a number', { notificationType: 'receipt', invoiceId: '9' }, null],
  ['a form without an id', { notificationType: 'job_form' }, null],
])('%s is sent again with its enclosure', (_, part, enclosed) => {
  expect(enclosedIn(message(part))).toEqual(enclosed)
})

const actor = (...granted: readonly string[]) => ({ user: {} as never, can: (authority: string) => granted.includes(authority) })
const FAILED = { status: 'FAILED' }

test.each([
  ['a failed email, by a user who plans jobs', FAILED, ['manage_jobs'], true],
  ['a failed email, by a user who only sees invoices', FAILED, ['manage_invoices', 'view_prices'], false],
  ['a delivered message', { status: 'DELIVERED' }, ['manage_jobs'], false],
  ['a cancelled message', { status: 'CANCELLED' }, ['manage_jobs'], false],
  ['a text message', { ...FAILED, notificationMedium: 'sms' }, ['manage_jobs'], false],
  ['a message without returned text', { ...FAILED, body: null }, ['manage_jobs'], false],
  ['an invoice, by a user without prices', { ...FAILED, notificationType: 'invoice', invoiceId: '9' }, ['manage_invoices'], false],
  ['an invoice', { ...FAILED, notificationType: 'invoice', invoiceId: '9' }, ['manage_invoices', 'view_prices'], true],
])('%s: can be sent again or not', (_, part, granted, isOffered) => {
  expect(messageActionSet.offered(message(part), actor(...granted) as never).includes('AGAIN')).toBe(isOffered)
})

test('a message needs an address, text, and its file if one is chosen', async () => {
  const check = async (part: object) => {
    const values = { to: 'a@b.test', subject: 'Hi', body: 'Words', enclosure: 'file', attachments: [], ...part }
    const { errors } = await letterRules(values, undefined, { fields: {}, shouldUseNativeValidation: false })
    return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, (error as { message?: string }).message]))
  }
  expect(await check({ to: 'nobody', subject: ' ' })).toEqual({
    to: 'Invalid',
    subject: 'Required',
    attachments: 'Choose the file to send',
  })
  expect(await check({ enclosure: 'form/7' })).toEqual({})
})
