import { collectPersonalData } from '@callout/client/src/features/customers/personalData/collectPersonalData.ts'
import { erasureBlockers, erasureSteps, tracesOf } from '@callout/client/src/features/customers/personalData/erasure.ts'
import { namingValues } from '@callout/client/src/features/customers/personalData/storedRecords.ts'
import { definitions } from '@callout/mock-api/resources/collections'
import { expect, test } from 'vitest'
import { type Client, gatewayOnMock } from './gatewayClient.ts'

const { mock, clientOf } = gatewayOnMock()

const collect = async (client: Client, customerId: number) => {
  const options = { client, customerId: String(customerId), signal: new AbortController().signal, onProgress: () => {} }
  const data = await collectPersonalData(options)
  if (!data) throw new Error('Stopped')
  return data
}

interface Stored {
  readonly id: number
  readonly company_id?: number
}
const all = (collection: string): readonly Stored[] =>
  (mock.store as unknown as Record<string, { all(): readonly Stored[] }>)[collection]?.all() ?? []

/** Names of stored records that contain a text: `customers 30`. */
const recordsWith = (...texts: readonly string[]): string[] =>
  Object.keys(definitions)
    .flatMap((collection) => all(collection).map((record) => ({ name: `${collection} ${record.id}`, text: JSON.stringify(record) })))
    .filter(({ text }) => texts.some((item) => text.toLowerCase().includes(item.toLowerCase())))
    .map(({ name }) => name)

const MESSAGES = 130
const CUSTOMER = 4

/** Texts about the customer in places that a page does not show at once. */
async function prepare(): Promise<void> {
  const { store } = mock
  const token = await mock.signIn('owner')
  const customer = store.customers.get(CUSTOMER)
  const job = store.jobs.by('customer_id', CUSTOMER)[0]
  if (!customer || !job) throw new Error('The seed has no such customer.')
  store.customers.update(CUSTOMER, { notes: 'Gate code 4711', phone: '2025550143', email: 'enola.private@mail.example' })
  store.jobs.update(job.id, { title: `Boiler of ${customer.last_name}`, description: 'Key is with the neighbor', notes: 'Pays late' })
  const line = { id: 1, service_id: null, name: 'Repair', description: null, product_type: 0, quantity: 1, unit: null } as const
  store.jobs.update(job.id, {
    quote: {
      valid_until: '2026-07-31',
      message: 'Spare key under the mat',
      version: 2,
      alternatives: [{ name: 'Good', line_items: [{ ...line, amount: 90, is_tax_exempt: false, total: 90 }] }],
      optional_lines: [],
      sent_at: 1_782_900_000,
      approval: { kind: 'phone', name: `Enola ${customer.last_name}`, at: 1_782_900_600, note: 'Called back late' },
    },
  })
  const file = { file_name: 'kitchen.txt', content_type: 'text/plain', file_base64: 'QUJD' }
  const parts = { customer_id: CUSTOMER, property_id: job.property_id, category_id: job.category_id, agreement_accepted: true }
  const saved = await mock.call('PUT', `/jobs/${job.id}`, { token, body: { ...parts, attachments: [file] } })
  expect(saved.responseCode, saved.responseMessage).toBe(200)
  for (let number = 1; number <= MESSAGES; number += 1)
    store.clientNotifications.insert({
      company_id: customer.company_id,
      notification_medium: 'email',
      client_name: customer.name,
      to: 'enola.private@mail.example',
      subject: `Reminder ${number}`,
      body: 'Your visit',
      status: 1,
      status_desc: '',
      notification_type: 'visit_reminder',
      customer_id: CUSTOMER,
      job_id: job.id,
      invoice_id: null,
      receipt_number: null,
      attachment_name: null,
      sent_by: null,
      sent_at: 1_795_000_000 + number,
    })
}

async function payAll(): Promise<void> {
  const token = await mock.signIn('owner')
  const open = mock.store.invoices.all().filter(({ customer_id, status }) => customer_id === CUSTOMER && status === 9)
  const amount = open.reduce((sum, { total, amount_paid }) => sum + total - amount_paid, 0)
  const body = { invoice_ids: open.map(({ id }) => id), amount, payment_method: 0, reference: 'x' }
  expect((await mock.call('POST', '/jobs/bulk_cashout', { token, body })).responseCode).toBe(200)
}

test('reads every record of a customer, refuses while money is owed, erases what can be changed, and names what stays', async () => {
  await prepare()
  const client = await clientOf('owner')
  const { store } = mock
  const indebted = await collect(client, CUSTOMER)
  expect(indebted.notRead).toEqual([])
  // Invoices that were sent by mail count as messages too, without a number of their own.
  const ids = (kind: string): number[] =>
    indebted.records
      .filter((record) => record.kind === kind)
      .map(({ id }) => Number(id.split(' ')[1]))
      .filter((id) => !Number.isNaN(id))
      .toSorted((a, b) => a - b)
  const stored = (collection: string): number[] =>
    all(collection)
      .filter((record) => (record as { customer_id?: number }).customer_id === CUSTOMER)
      .map(({ id }) => id)
  expect(ids('property')).toEqual(stored('properties'))
  expect(ids('job')).toEqual(stored('jobs'))
  expect(ids('invoice')).toEqual(stored('invoices'))
  expect(ids('message')).toEqual(stored('clientNotifications'))
  expect(ids('message')).toHaveLength(MESSAGES)
  expect(erasureBlockers(indebted).map(({ reason }) => reason)).toEqual(['Record its payment or void it.'])

  await payAll()
  const data = await collect(client, CUSTOMER)
  expect(erasureBlockers(data)).toEqual([])
  const numbers = store.invoices.all().map(({ id, invoice_number, total }) => [id, invoice_number, total])
  const messages = all('clientNotifications').length
  for (const { run } of erasureSteps(client, data)) await run()

  expect(store.customers.get(CUSTOMER)).toMatchObject({
    name: 'Erased customer 4',
    email: '',
    phone: '',
    notes: null,
    is_active: false,
    email_notification: false,
  })
  const [quoted] = store.jobs.by('customer_id', CUSTOMER)
  expect(quoted?.quote).toMatchObject({
    valid_until: '2026-07-31',
    message: null,
    version: 2,
    alternatives: [{ name: 'Good', line_items: [{ name: 'Repair', amount: 90 }] }],
    sent_at: 1_782_900_000,
    approval: { kind: 'phone', name: 'Erased', at: 1_782_900_600, note: null },
  })
  expect(store.invoices.all().map(({ id, invoice_number, total }) => [id, invoice_number, total])).toEqual(numbers)
  expect(all('clientNotifications')).toHaveLength(messages)

  const after = await collect(client, CUSTOMER)
  const traces = tracesOf(data)
  const reported = after.records.filter((record) => namingValues(record, traces).length > 0)
  const left = recordsWith(
    'Kautzer',
    'enola.private@mail.example',
    '2025550143',
    'Gate code 4711',
    'Key is with',
    'Pays late',
    'kitchen.txt',
    'Spare key under',
    'Called back late',
  )
  expect(new Set(left.map((name) => name.split(' ')[0]))).toEqual(
    new Set(['clientNotifications', 'history', 'invoices', 'jobForms', 'notifications']),
  )
  const kinds = reported.map(({ kind }) => kind)
  expect(new Set(kinds)).toEqual(new Set(['message', 'history', 'invoice', 'form']))
  const reportedOf = (kind: string): string[] =>
    reported.flatMap((item) => (item.kind === kind ? [item.id.replace(kind, '')] : [])).toSorted()
  const leftOf = (collection: string): string[] =>
    left.flatMap((name) => (name.startsWith(`${collection} `) ? [name.replace(collection, '')] : [])).toSorted()
  expect(reportedOf('invoice')).toEqual(leftOf('invoices'))
  expect(reportedOf('form')).toEqual(leftOf('jobForms'))
  // The one notification left is another user's.
  const users = new Set(leftOf('notifications').map((id) => store.notifications.get(Number(id))?.user_id))
  expect(users.has(store.users.all().find(({ email }) => email === 'owner@demo.test')?.id)).toBe(false)
})
