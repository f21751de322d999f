import { endpoints } from '@callout/contracts/endpoints'
import { createHash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { InvoiceRecord } from '../store/collections/invoices.ts'
import { elementsOf, readPdf } from '../testing/readPdf.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

const { getInvoice, listInvoices, cashOut } = endpoints.invoices
const { listClientNotifications } = endpoints.notifications
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

test('the same key sends once, also at the same time, and another one sends again', async () => {
  const [first, second] = await Promise.all([send({}, 'key-of-a-form'), send({}, 'key-of-a-form')])
  expect(second.responseData).toEqual(first.responseData)
  expect(await outbox()).toHaveLength(1)
  await send({}, 'key-of-a-form-2')
  expect(await outbox()).toHaveLength(2)
  expect(await log()).toHaveLength(2)
})

test('an address that is none: nobody is sent anything, the log says why, and it can be sent again', async () => {
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
  [{ attachment_type: 'contract' }, 'attachment_type', 'Invoices, receipts and job forms can be sent.'],
])('%j is refused', async (part, field, message) => {
  const { responseCode, responseData } = await send(part)
  expect([responseCode, responseData]).toEqual([422, { errors: [{ field, message }] }])
  expect(await outbox()).toEqual([])
})

test('whoever is shown no amounts neither sends papers nor reads what was sent', async () => {
  const admin = mock.store.users.all().find(({ email }) => email === 'admin@demo.test')
  mock.store.transaction(() => mock.store.users.update(admin?.id ?? 0, { authorities: ['manage_invoices'] }))
  const token = await mock.signIn('admin')
  const codes = [await send({}, undefined, token), await mock.call('GET', `/client_notifications?invoice_id=${unsent.id}`, { token })]
  expect(codes.map(({ responseCode }) => responseCode)).toEqual([403, 403])
  expect(await outbox()).toEqual([])
})
