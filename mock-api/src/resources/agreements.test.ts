import { endpoints } from '@callout/contracts/endpoints'
import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CustomerRecord } from './customers/records.ts'
import type { InvoiceRecord } from './invoices/records.ts'
import { elementsOf, readPdf } from '../testing/readPdf.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

const { getInvoice, listInvoices, cashOut } = endpoints.invoices
const {
  getCustomerNotificationSettings,
  listClientNotifications,
  listMessageTemplates,
  updateCustomerNotificationSettings,
  updateMessageTemplate,
} = endpoints.notifications
let mock: TestApp
let owner: string
let unsent: InvoiceRecord
beforeEach(async () => {
  mock = testApp()
  owner = await mock.signIn('owner')
  unsent = mock.store.invoices.by('unpaid', 1)[0] as InvoiceRecord
  mock.store.transaction(() => mock.store.invoices.update(unsent.id, { sent_at: null }))
})

interface Outgoing {
  readonly medium: string
  readonly body: string
  readonly to: string
  readonly subject: string
  readonly attachments: readonly { readonly file_name: string; readonly size: number; readonly sha256: string; readonly path: string }[]
}
const text = { subject: 'Your invoice', body: 'Hello' }
const send = (body: object, key?: string, token = owner) =>
  mock.call('POST', '/contracts/send_attachment', {
    token,
    body: { attachment_type: 'invoice', invoice_id: unsent.id, to: ['carla@new.test'], ...text, ...body },
    ...(key && { headers: { 'Idempotency-Key': key } }),
  })
const outbox = () => mock.control<Outgoing[]>('GET', '/outbox?to=carla@new.test')
const log = async () => (await mock.read(listClientNotifications, { invoice_id: unsent.id }, owner)).client_notifications

test('what is sent is what is downloaded, the log says it, and the invoice is not unsent any more', async () => {
  const unsentBefore = (await mock.read(listInvoices, { is_sent: false }, owner)).pagination?.total_count ?? 0
  const { responseData } = await send({})
  expect(responseData).toMatchObject({ status: 1, status_desc: 'Sent', sent_at: mock.clock.now() })
  const downloaded = await mock.read(getInvoice, { invoice_id: unsent.id, format: 'pdf' }, owner)
  const content = Buffer.from(downloaded.file_base64 ?? '', 'base64')
  const [mail] = await outbox()
  expect(mail).toMatchObject({ to: 'carla@new.test', ...text })
  const sha256 = createHash('sha256').update(content).digest('hex')
  expect(mail?.attachments).toMatchObject([{ file_name: `${unsent.invoice_number}.pdf`, size: content.length, sha256 }])
  const attached = await mock.app.inject({ method: 'GET', url: mail?.attachments[0]?.path ?? '' })
  expect([attached.headers['content-type'], attached.rawPayload.equals(content)]).toEqual(['application/pdf', true])
  expect(await log()).toMatchObject([{ to: 'carla@new.test', ...text, status: 1, sent_by: { name: expect.any(String) as string } }])
  const { pagination, invoices } = await mock.read(listInvoices, { is_sent: false, per_page: 100 }, owner)
  expect(pagination?.total_count).toBe(unsentBefore - 1)
  expect(invoices.map(({ id }) => id)).not.toContain(unsent.id)
})

test('a text message goes with an invoice and a receipt where the company wants one, in its words; the mail goes in any case', async () => {
  const { customer_id, job_id } = unsent
  const { phone, phone_country_code } = mock.store.customers.get(customer_id) as CustomerRecord
  const texts = async () => (await mock.control<Outgoing[]>('GET', '/outbox')).filter(({ medium }) => medium === 'sms')
  const known = async (event: string) =>
    (await mock.read(getCustomerNotificationSettings, { job_id }, owner)).settings.find((item) => item.event === event)?.preview
  await send({})
  expect(await texts()).toEqual([])
  const template = (await mock.read(listMessageTemplates, { event: 'invoice_sent', notification_medium: 'sms' }, owner)).templates[0]
  await mock.read(updateMessageTemplate, { id: template?.id ?? 0, body: 'Your invoice: {{visit_confirmation_link}}' }, owner)
  const settings = [{ event: 'invoice_sent', email: false, sms: true } as const]
  await mock.read(updateCustomerNotificationSettings, { settings }, owner)
  const shown = await known('invoice_sent')
  await send({})
  expect(await outbox()).toHaveLength(2)
  expect(await texts()).toMatchObject([{ to: `+${phone_country_code}${phone}`, body: shown?.text_message }])
  expect((await texts())[0]?.body).toMatch(/^Your invoice: http\S+\/visits\/\d+\/\S+$/)
  expect((await log())[0]).toMatchObject({ notification_medium: 'sms', notification_type: 'invoice_sent', job_id })
  expect(await known('payment_receipt')).toMatchObject({ is_own: false, text_message: null })
})

test('the same key sends once, also at the same time, and another one sends again', async () => {
  const [first, second] = await Promise.all([send({}, 'key-of-a-form'), send({}, 'key-of-a-form')])
  expect(second.responseData).toEqual(first.responseData)
  expect(await outbox()).toHaveLength(1)
  await send({}, 'key-of-a-form-2')
  expect(await outbox()).toHaveLength(2)
  expect(await log()).toHaveLength(2)
})

test('sends nothing to an invalid address, logs the reason and can be repeated', async () => {
  const { responseCode, responseData } = await send({ to: ['carla@new.test', 'nobody@nowhere.invalid'] })
  const why = 'Not sent: there is no address nobody@nowhere.invalid.'
  expect([responseCode, responseData]).toMatchObject([200, { status: 4, status_desc: why }])
  expect(await outbox()).toEqual([])
  expect(mock.store.invoices.get(unsent.id)?.sent_at).toBeNull()
  await send({})
  expect((await log()).map(({ status, status_desc }) => [status, status_desc])).toEqual([
    [1, 'Sent'],
    [4, why],
  ])
})

test('a reminder is logged as “Invoice overdue”, and its own text message goes along', async () => {
  await mock.read(updateCustomerNotificationSettings, { settings: [{ event: 'invoice_overdue', sms: true }] }, owner)
  await send({ event: 'invoice_overdue' })
  const sent = await log()
  expect(sent.map(({ notification_type, notification_medium }) => [notification_medium, notification_type])).toEqual(
    expect.arrayContaining([
      ['email', 'invoice_overdue'],
      ['sms', 'invoice_overdue'],
    ]),
  )
  const messages = await mock.control<Outgoing[]>('GET', '/outbox')
  expect(messages.find(({ medium }) => medium === 'sms')?.body).toContain('overdue')
})

test('a receipt over invoices of several customers is mailed once, and each of them gets one text message', async () => {
  const [one, second, ...rest] = mock.store.invoices.by('unpaid', 1)
  const sibling = second && one && mock.store.invoices.update(second.id, { customer_id: one.customer_id })
  const item = rest.find(({ customer_id }) => customer_id !== one?.customer_id)
  const invoices = [one, sibling, item].flatMap((invoice) => invoice ?? [])
  await mock.read(updateCustomerNotificationSettings, { settings: [{ event: 'payment_receipt', email: false, sms: true }] }, owner)
  const allocations = invoices.map(({ id }) => ({ invoice_id: id, amount: 1 }))
  const paid = { invoice_ids: invoices.map(({ id }) => id), amount: invoices.length, allocation: 'manual', allocations } as const
  const { receipt_number } = await mock.read(cashOut, { ...paid, payment_method: 0, reference: 'x' }, owner)
  await send({ attachment_type: 'receipt', invoice_id: one?.id ?? 0, receipt_number: receipt_number ?? '' })
  const known = await mock.read(listClientNotifications, { notification_medium: 'sms', per_page: 100 }, owner)
  const sent = known.client_notifications.filter(({ notification_type }) => notification_type === 'payment_receipt')
  expect(new Set(sent.map(({ customer_id }) => customer_id))).toEqual(new Set([one?.customer_id, item?.customer_id]))
  expect(sent).toHaveLength(2)
  expect(await outbox()).toHaveLength(1)
})

test('a receipt is sent with its own paper', async () => {
  const { processed } = await mock.read(cashOut, { invoice_ids: [unsent.id], amount: 1, payment_method: 0, reference: 'x' }, owner)
  const number = processed?.[0]?.receipt_number ?? ''
  await send({ attachment_type: 'receipt', receipt_number: number })
  const [mail] = await outbox()
  const { rawPayload } = await mock.app.inject({ method: 'GET', url: mail?.attachments[0]?.path ?? '' })
  expect(elementsOf(await readPdf(rawPayload), 'H1').map((title) => title.text)).toEqual([`Receipt ${number}`])
  expect(mock.store.invoices.get(unsent.id)?.sent_at).toBeNull()
  expect((await log())[0]).toMatchObject({ notification_type: 'receipt', receipt_number: number, attachment_name: `${number}.pdf` })
})

test('an invoice that the seed has sent has a message in its log, also after it was sent again', async () => {
  const before = mock.store.invoices.by('company_id', 1).find(({ sent_at }) => sent_at !== null) as InvoiceRecord
  const read = async () => (await mock.read(listClientNotifications, { invoice_id: before.id }, owner)).client_notifications
  expect(await read()).toMatchObject([{ status: 2, sent_at: before.sent_at, attachment_name: `${before.invoice_number}.pdf` }])
  await send({ invoice_id: before.id })
  expect((await read()).map(({ sent_at }) => sent_at)).toEqual([mock.clock.now(), before.sent_at])
})

test('the messages of a customer are those of the invoices that the reader sees, the newest first', async () => {
  await send({})
  const { customer_id } = unsent
  const bills = mock.store.invoices.by('customer_id', customer_id).filter(({ sent_at }) => sent_at !== null)
  const read = async (token: string) =>
    (await mock.read(listClientNotifications, { customer_id, per_page: 100 }, token)).client_notifications
  const all = await read(owner)
  expect(new Set(all.map(({ invoice_id }) => invoice_id))).toEqual(new Set(bills.map(({ id }) => id)))
  expect(all[0]).toMatchObject({ ...text, invoice_id: unsent.id, customer_id })
  expect(all.map(({ sent_at }) => sent_at)).toEqual(all.map(({ sent_at }) => sent_at).toSorted((a, b) => Number(b) - Number(a)))
  const branch_id = mock.store.users.all().find(({ email }) => email === 'branch@demo.test')?.branch_id ?? 0
  mock.store.transaction(() => {
    mock.store.customers.update(customer_id, { branch_id })
    for (const { id } of bills) mock.store.invoices.update(id, { branch_id: id === unsent.id ? branch_id : branch_id + 1 })
  })
  expect((await read(await mock.signIn('branch'))).map(({ invoice_id }) => invoice_id)).toEqual([unsent.id])
  const refused = await mock.call('GET', `/client_notifications?customer_id=${customer_id}`, { token: await mock.signIn('staff') })
  expect(refused).toMatchObject({ responseCode: 403, responseMessage: 'You don’t have permission to see messages.' })
})

test.each([
  [{ to: [] }, 'to', 'Add at least one email address'],
  [{ to: ['nobody'] }, 'to.0', 'Invalid'],
  [{ subject: ' ' }, 'subject', 'Required'],
  [{ body: '' }, 'body', 'Required'],
  [{ attachment_type: 'receipt' }, 'receipt_number', 'Required'],
  [{ invoice_id: null }, 'invoice_id', 'Required'],
  [{ attachment_type: 'contract', invoice_id: null }, 'customer_id', 'Required'],
])('%j is refused', async (part, field, message) => {
  const { responseCode, responseData } = await send(part)
  expect([responseCode, responseData]).toEqual([422, { errors: [{ field, message }] }])
  expect(await outbox()).toEqual([])
})

test('neither sends documents nor reads messages without the authority to see amounts', async () => {
  const admin = mock.store.users.all().find(({ email }) => email === 'admin@demo.test')
  mock.store.transaction(() => mock.store.users.update(admin?.id ?? 0, { authorities: ['manage_invoices'] }))
  const token = await mock.signIn('admin')
  const codes = [await send({}, undefined, token), await mock.call('GET', `/client_notifications?invoice_id=${unsent.id}`, { token })]
  expect(codes.map(({ responseCode }) => responseCode)).toEqual([403, 403])
  expect(await outbox()).toEqual([])
})

describe('an agreement', () => {
  const bytes = Buffer.from('The terms of the work')
  const file = { file_name: '../terms.txt', content_type: 'text/plain', file_base64: bytes.toString('base64') }
  const contract = (body: object, token = owner) =>
    send(
      { attachment_type: 'contract', invoice_id: null, customer_id: unsent.customer_id, job_id: unsent.job_id, ...body },
      undefined,
      token,
    )
  const ofJob = async () => (await mock.read(listClientNotifications, { job_id: unsent.job_id }, owner)).client_notifications

  test('as a file arrives with its bytes, and stands in the log of job and customer', async () => {
    expect((await contract({ file })).responseData).toMatchObject({ status: 1 })
    const [mail] = await outbox()
    expect(mail?.attachments).toMatchObject([{ file_name: '.._terms.txt', size: bytes.length }])
    const read = await mock.app.inject({ method: 'GET', url: mail?.attachments[0]?.path ?? '' })
    expect(read.rawPayload.equals(bytes)).toBe(true)
    const known = { ...text, notification_type: 'contract', attachment_name: '.._terms.txt', customer_id: unsent.customer_id }
    expect((await ofJob())[0]).toMatchObject(known)
    const { client_notifications } = await mock.read(listClientNotifications, { customer_id: unsent.customer_id }, owner)
    expect(client_notifications[0]).toMatchObject(known)
  })

  test('leaves no file behind where it is refused, does not arrive, or came before', async () => {
    const stored = new Set<string>()
    const { files } = mock.store
    const [write, remove] = [files.write.bind(files), files.remove.bind(files)]
    files.write = (key, content) => write(key, content).then(() => void stored.add(key))
    files.remove = (keys) => remove(keys).then(() => keys.forEach((key) => stored.delete(key)))
    const about = { attachment_type: 'contract', invoice_id: null, customer_id: unsent.customer_id, file }
    await send(about, 'key-of-a-file')
    expect(stored.size).toBe(1)
    const again = [await send(about, 'key-of-a-file'), await send({ ...about, body: 'Other words' }, 'key-of-a-file')]
    expect(again.map(({ responseCode }) => responseCode)).toEqual([200, 422])
    expect((await send({ ...about, to: ['a@nowhere.invalid'] })).responseData).toMatchObject({ status: 4 })
    expect(stored.size).toBe(1)
  })

  test('as a file of the job is that file; one of another job is not there', async () => {
    const stored = { company_id: 1, content_type: 'text/plain', size: bytes.length, created_by: 1, created_at: 1, visit_id: null }
    await mock.store.files.write('kept-key', bytes)
    const [ownAttachment, other] = mock.store.transaction(() => [
      mock.store.attachments.insert({ ...stored, job_id: unsent.job_id, key: 'kept-key', file_name: 'plan.txt' }),
      mock.store.attachments.insert({ ...stored, job_id: unsent.job_id + 1, key: 'kept-key', file_name: 'other.txt' }),
    ])
    await contract({ attachment_ids: [ownAttachment.id] })
    expect((await outbox())[0]?.attachments).toMatchObject([{ file_name: 'plan.txt', size: bytes.length }])
    expect((await ofJob())[0]).toMatchObject({ attachment_ids: [ownAttachment.id], attachment_name: 'plan.txt' })
    expect((await contract({ attachment_ids: [other.id] })).responseMessage).toBe('This file doesn’t exist')
  })

  test('may be words alone, as when a failed message is sent again', async () => {
    await contract({})
    expect((await outbox())[0]?.attachments).toEqual([])
    expect((await ofJob())[0]).toMatchObject({ ...text, attachment_name: null, status: 1 })
  })

  test('is not sent about another customer’s job, or without the authority to manage customers', async () => {
    const outsider = mock.store.customers.by('company_id', 1).find(({ id }) => id !== unsent.customer_id)
    expect((await contract({ customer_id: outsider?.id })).responseCode).toBe(422)
    const refused = await contract({ job_id: null }, await mock.signIn('staff'))
    expect(refused).toMatchObject({ responseCode: 403, responseMessage: 'You don’t have permission to send messages.' })
    expect(await outbox()).toEqual([])
  })

  test('without a customer is a test to the user’s address and to no other', async () => {
    const alone = { attachment_type: 'contract', invoice_id: null, ...text }
    expect((await send(alone)).responseData).toEqual({ errors: [{ field: 'customer_id', message: 'Required' }] })
    expect((await send({ ...alone, to: ['Owner@demo.test'] })).responseData).toMatchObject({ status: 1 })
    expect(await mock.control<Outgoing[]>('GET', '/outbox?to=Owner@demo.test')).toMatchObject([text])
    const { client_notifications } = await mock.read(listClientNotifications, { notification_type: 'test' }, owner)
    expect(client_notifications).toMatchObject([{ ...text, customer_id: null }])
  })
})
