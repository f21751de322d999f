import { endpoints } from '@callout/contracts/endpoints'
import { beforeEach, expect, test } from 'vitest'
import type { InvoiceRecord } from './records.ts'
import { elementsOf, readPdf } from '../../testing/readPdf.ts'
import { type TestApp, testApp } from '../../testing/testApp.ts'

const { cashOut, getInvoice } = endpoints.invoices
let mock: TestApp
let owner: string
beforeEach(async () => {
  mock = testApp()
  owner = await mock.signIn('owner')
})

const dollars = (amount: number | null | undefined): string =>
  `${(amount ?? 0) < 0 ? '−' : ''}$${Math.abs(amount ?? 0).toLocaleString('en-US', { minimumFractionDigits: 2 })}`
const paperOf = async (invoice_id: number, receipt_number?: string) => {
  const read = await mock.read(getInvoice, { invoice_id, format: 'pdf', ...(receipt_number && { receipt_number }) }, owner)
  const content = Buffer.from(read.file_base64 ?? '', 'base64')
  return { read, content, pdf: await readPdf(content) }
}
const known = (pdf: Awaited<ReturnType<typeof readPdf>>, role: string): string[] => elementsOf(pdf, role).map(({ text }) => text)
const unpaid = (): InvoiceRecord => mock.store.invoices.by('unpaid', 1)[0] as InvoiceRecord

test('each figure of each paper is that of the API, also after one with other letters', async () => {
  const company = mock.store.companies.get(1)
  mock.store.transaction(() => mock.store.companies.update(1, { invoice_footer: 'Łódź, Żółć: dziękujemy', payment_terms: 'Net 14' }))
  const ids = mock.store.invoices.by('company_id', 1).slice(0, 12)
  for (const { id } of ids) {
    const { read, pdf } = await paperOf(id)
    expect(pdf.title).toBe(`Invoice ${read.invoice_number}`)
    const lines = (read.line_items ?? []).flatMap(({ amount, total }) => [dollars(amount), dollars(total)])
    const sums = [
      read.subtotal,
      ...(read.discount_total ? [-read.discount_total] : []),
      ...(read.taxes ?? []).map(({ amount }) => amount),
      read.total,
      read.amount_paid,
      read.balance_due,
    ]
    const cells = known(pdf, 'TD')
    expect(cells.filter((text) => /^−?\$/.test(text))).toEqual([...lines, ...sums.map(dollars)])
    const texts = known(pdf, 'P')
    expect(texts).toContain(`Balance due ${dollars(read.balance_due)}`)
    expect(texts).toContain(`Bill to ${[read.bill_to?.name, ...(read.bill_to?.lines ?? [])].join(' ')}`)
    expect(texts).toContain(company?.name)
    expect(texts).toContain('Łódź, Żółć: dziękujemy')
    expect(texts.includes('PAID')).toBe(read.status === 10)
  }
})

test('a paper is the same bytes each time, and another one after a payment', async () => {
  const { id, total } = unpaid()
  const first = await paperOf(id)
  expect((await paperOf(id)).content.equals(first.content)).toBe(true)
  expect(first.read.file_name).toBe(`${first.read.invoice_number}.pdf`)
  await mock.read(cashOut, { invoice_ids: [id], amount: total, payment_method: 0, reference: 'x' }, owner)
  const paid = await paperOf(id)
  expect(known(paid.pdf, 'P')).toContain('PAID')
  expect(paid.content.equals(first.content)).toBe(false)
})

test('a receipt says number, method, date, amount and what was open then', async () => {
  const { id, total, invoice_number } = unpaid()
  const cheque = { payment_method: 1, cheque_number: '417', bank_name: 'First National', bank_branch: 'Joliet', reference: 'May' } as const
  const { processed } = await mock.read(cashOut, { invoice_ids: [id], amount: 10.1, ...cheque }, owner)
  const number = processed?.[0]?.receipt_number ?? ''
  const { content, pdf, read } = await paperOf(id, number)
  const open = dollars((Math.round(total * 100) - 1010) / 100)
  expect([pdf.title, read.file_name]).toEqual([`Receipt ${number}`, `${number}.pdf`])
  for (const message of [
    'Received 06/17/2026',
    'Method Cheque',
    'Details No. 417, First National, Joliet',
    'Reference May',
    'Amount received $10.10',
  ])
    expect(known(pdf, 'P').join('|')).toContain(message)
  expect(known(pdf, 'TD').slice(0, 4)).toEqual([expect.stringContaining(`Invoice ${invoice_number}`), dollars(total), '$10.10', open])
  await mock.read(cashOut, { invoice_ids: [id], amount: 1, payment_method: 0, reference: 'x' }, owner)
  expect((await paperOf(id, number)).content.equals(content)).toBe(true)
})

test('an invoice keeps name and addresses as they were when it was written', async () => {
  const { id, customer_id } = unpaid()
  const before = await paperOf(id)
  mock.store.transaction(() => {
    mock.store.customers.update(customer_id, { name: 'Somebody Else', same_as_property_address: false, billing_street1: 'Elsewhere 1' })
    for (const property of mock.store.properties.by('customer_id', customer_id))
      mock.store.properties.update(property.id, { street1: 'Moved' })
  })
  const after = await paperOf(id)
  expect(after.content.equals(before.content)).toBe(true)
  expect(after.read.customer?.name).toBe('Somebody Else')
})

test('papers that were written stay as they are when the company presents itself otherwise, new ones follow', async () => {
  const { id, job_id, total } = unpaid()
  const { processed } = await mock.read(cashOut, { invoice_ids: [id], amount: 1, payment_method: 0, reference: 'x' }, owner)
  const receipt = processed?.[0]?.receipt_number ?? ''
  const before = [await paperOf(id), await paperOf(id, receipt)]
  await mock.read(endpoints.settings.updateCompany, { id: 1, organization_name: 'Renamed Ltd', street1: '9 New Road', city: 'Oslo' }, owner)
  await mock.read(endpoints.settings.updateCustomerSetting, { invoice_footer: 'Other words', date_format: 'dd-MM-yyyy' }, owner)
  const after = [await paperOf(id), await paperOf(id, receipt)]
  expect(after.map(({ content }, index) => content.equals(before[index]?.content ?? Buffer.of()))).toEqual([true, true])
  expect(after[0]?.read.sender).toEqual(before[0]?.read.sender)
  await mock.read(cashOut, { invoice_ids: [id], amount: total - 1, payment_method: 0, reference: 'x' }, owner)
  const paid = await paperOf(id)
  expect(known(paid.pdf, 'P')).toContain(before[0]?.read.sender?.name)
  const number = paid.read.payments?.at(-1)?.receipt_number ?? ''
  const second = known((await paperOf(id, number)).pdf, 'P')
  for (const message of ['Renamed Ltd', 'Other words', 'Received 17-06-2026']) expect(second.join('|')).toContain(message)
  expect(mock.store.jobs.get(job_id)?.invoice_id).toBe(id)
})

test.each([
  ['United States', 612],
  ['Germany', 595],
])('a company in %s writes on its paper, in its formats', async (country, width) => {
  mock.store.transaction(() => mock.store.companies.update(1, { country, date_format: 'dd-MM-yyyy' }))
  const { read, pdf } = await paperOf(unpaid().id)
  expect(Math.round(pdf.pages[0]?.width ?? 0)).toBe(width)
  expect(known(pdf, 'P')).toContain(`Issued ${read.issue_date?.split('-').toReversed().join('-')}`)
})

test('returns no PDF without the authority to see amounts', async () => {
  const admin = mock.store.users.all().find(({ email }) => email === 'admin@demo.test')
  mock.store.transaction(() => mock.store.users.update(admin?.id ?? 0, { authorities: ['manage_invoices'] }))
  const token = await mock.signIn('admin')
  const path = `/jobs/get_invoice?invoice_id=${unpaid().id}`
  expect((await mock.call('GET', path, { token })).responseCode).toBe(200)
  const { responseCode, responseMessage } = await mock.call('GET', `${path}&format=pdf`, { token })
  expect([responseCode, responseMessage]).toEqual([403, 'You don’t have permission to see amounts.'])
})

test('the receipt of a payment over three invoices has each of them with its part, and what is left open', async () => {
  const three = mock.store.invoices.by('unpaid', 1).slice(0, 3)
  const whole = three.reduce((sum, { balance_due }) => sum + Math.round(balance_due * 100), 0)
  const body = { invoice_ids: three.map(({ id }) => id), amount: (whole - 1000) / 100, payment_method: 0, reference: 'All' } as const
  const { receipt_number, processed } = await mock.read(cashOut, body, owner)
  const { pdf, read } = await paperOf(three[1]?.id ?? 0, receipt_number ?? '')
  expect(read.file_name).toBe(`${receipt_number}.pdf`)
  expect(pdf.title).toBe(`Receipt ${receipt_number}`)
  const cells = known(pdf, 'TD').filter((text) => text.startsWith('$'))
  const rows = (processed ?? []).flatMap(({ invoice_id, amount, balance_due }) => [
    dollars(three.find(({ id }) => id === invoice_id)?.total),
    dollars(amount),
    dollars(balance_due),
  ])
  expect(cells).toEqual([...rows, dollars(body.amount), '$10.00'])
})
