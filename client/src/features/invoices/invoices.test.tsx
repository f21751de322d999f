import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type FakeOperation, fakeGateway, refuse } from '../../testing/fakeGateway.ts'
import { job } from '../../testing/jobs.ts'
import { onPhone } from '../../testing/onPhone.ts'
import { owner, signedIn } from '../../testing/people.ts'
import { clientMessage } from '../../testing/messages.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { invoice, invoiceAnswers, invoicePage, invoiceRow } from './testing/invoices.ts'

const admin = (...authorities: string[]) => ({
  ...owner,
  userType: 'STAFF_ADMIN',
  userProfileDetails: { ...owner.userProfileDetails, authorities },
})
const unpriced = { total: null, amountPaid: null, balanceDue: null }
const totals = {
  paidTotal: 500,
  paidCount: 4,
  unpaidTotal: 150.35,
  unpaidCount: 2,
  overdueTotal: 50.1,
  overdueCount: 1,
  unsentTotal: 50.1,
  unsentCount: 1,
  ages: [
    { __typename: 'InvoiceAgeTotal', age: 'CURRENT', count: 1, balance: 100.25 },
    { __typename: 'InvoiceAgeTotal', age: 'DAYS_30', count: 0, balance: 0 },
    { __typename: 'InvoiceAgeTotal', age: 'OLDER', count: 1, balance: 50.1 },
  ],
}
const late = invoiceRow({ id: '902', invoiceNumber: 'INV-0902', isOverdue: true, daysOverdue: 120, balanceDue: 50.1, amountPaid: 0 })

function open(path: string, invoices: FakeOperation = invoicePage([invoiceRow({}), late], totals), me: object = owner) {
  signedIn(me)
  const gateway = fakeGateway({ Me: { me }, Invoices: invoices, ...invoiceAnswers(invoice({})) })
  return { gateway, ...renderAt(path), lastInput: () => gateway.callsOf('Invoices').at(-1)?.['input'] }
}
const row = async (name: string) => (await screen.findByRole('link', { name })).closest('tr') as HTMLElement

test('a row shows customer, balance and age, and the head shows totals', async () => {
  open('/invoices')
  const shown = await row('INV-0902')
  for (const text of ['Carla Reyes', 'Overdue by 120 days', '11/20/2026', '12/04/2026', 'J-0501', '$129.11', '$50.10'])
    expect(shown).toHaveTextContent(text)
  expect(await row('INV-0901')).toHaveTextContent('Partly paid')
  expect(screen.getByText('$150.35 open · $50.10 overdue · $500.00 paid')).toBeVisible()
  expect(screen.getByRole('tab', { name: /UnPaid ?2/ })).toBeVisible()
  expect(document.title).toBe('Invoices · Callout')
})

test('an age filters its rows within the search, and the URL sets the query', { tags: 'nightly' }, async () => {
  const { user, lastInput } = open('/invoices?q=reyes&tab=paid&page=2')
  await row('INV-0901')
  expect(screen.queryByRole('link', { name: /1–30 days/ })).toBeNull()
  await user.click(screen.getByRole('link', { name: /90\+ days/ }))
  await waitFor(() =>
    expect(lastInput()).toEqual({
      tab: 'UNPAID',
      search: 'reyes',
      age: 'OLDER',
      sortBy: 'INVOICE_NUMBER',
      sortDirection: 'DESCENDING',
      page: 1,
      perPage: 10,
    }),
  )
})

test('the total filter sends two amounts', async () => {
  const { lastInput } = open('/invoices?min=1,000.50&max=much')
  await row('INV-0901')
  await waitFor(() => expect(lastInput()).toMatchObject({ minTotal: 1000.5 }))
  expect(lastInput()).not.toHaveProperty('maxTotal')
})

test('the timeline of an invoice lists payments and receipts, newest first', { tags: 'nightly' }, async () => {
  open('/invoices/901')
  const timeline = within(await screen.findByRole('region', { name: 'Timeline' }))
  const titles = timeline.getAllByRole('listitem').map((item) => item.textContent ?? '')
  expect(titles[0]).toMatch(/^Receipt Generated.*RCP-0901/)
  expect(titles[1]).toMatch(/^Payment Processed.*\$29\.11 · Cheque · by Olivia Owner/)
  expect(titles[2]).toMatch(/^Invoice Created/)
})

test('an invoice names the quote of its job', async () => {
  const { gateway } = open('/invoices/901')
  const approval = { __typename: 'QuoteApproval', kind: 'PHONE', name: 'Carla Reyes', at: 1_795_449_600 }
  const quote = { __typename: 'Quote', validUntil: null, version: 1, sentAt: 1_795_190_400, approval }
  gateway.answer({ QuoteOfJob: { job: { ...job({ id: '501' }), quote } } })
  // In the job's zone: November 20, 10:00 AM and November 23, 10:00 AM.
  const link = await screen.findByRole('link', { name: 'Quoted on 11/20/2026, approved on 11/23/2026' })
  expect(link).toHaveAttribute('href', '/jobs/501')
  expect(gateway.callsOf('QuoteOfJob')).toEqual([{ id: '501' }])
})

test('users without prices see no amounts and cannot record payments', async () => {
  const hidden = { ...totals, paidTotal: null, unpaidTotal: null, overdueTotal: null, ages: [] }
  open('/invoices', invoicePage([invoiceRow(unpriced)], hidden), admin('manage_invoices', 'record_payments'))
  const shown = await row('INV-0901')
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Balance' })).toBeNull())
  expect(shown).not.toHaveTextContent('$')
  expect(screen.getByText('2 open · 1 overdue · 4 paid')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Actions for INV-0901' })).toBeNull()
})

test('users who may not see invoices see why, without links to them', async () => {
  open('/invoices', refuse('FORBIDDEN', 'You don’t have permission to see invoices.'), admin('manage_staff'))
  expect(await screen.findByText(/You don’t have permission to see invoices/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Invoices' })).toBeNull()
})

test('on a phone a card shows customer, due date and balance', async () => {
  onPhone()
  open('/invoices')
  const card = (await screen.findByRole('link', { name: 'INV-0902' })).closest('li') as HTMLElement
  for (const text of ['Carla Reyes', 'Due 12/04/2026', 'Overdue by 120 days', '$50.10 due']) expect(card).toHaveTextContent(text)
})

test('the page shows the document: company, customer, lines, tax, paid amount and balance', { tags: 'nightly' }, async () => {
  const { gateway, user } = open('/invoices/901')
  const paper = await screen.findByRole('region', { name: 'Invoice' })
  for (const text of [
    'Carla Reyes1 Main StreetChicago, IL 60601',
    '80 Elm StreetChicago, IL 60610',
    'Boiler service',
    '$120.04',
    '$9.07',
    '$129.11',
    'Balance due$100.00',
  ])
    expect(paper).toHaveTextContent(text)
  await waitFor(() => expect(paper).toHaveTextContent('Harbor Home Services'))
  for (const text of ['1 Pier Road, Salem', 'Net 14', 'Thank you.']) expect(paper).toHaveTextContent(text)
  const payments = screen.getByRole('region', { name: 'Payments' })
  for (const text of ['$29.11 · Cheque', 'No. 417, First National, Joliet', 'RCP-0901']) expect(payments).toHaveTextContent(text)
  expect(screen.getByRole('link', { name: 'J-0501' })).toHaveAttribute('href', '/jobs/501')

  // The receipt of a payment is a separate PDF.
  const files: Blob[] = []
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`
  URL.revokeObjectURL = () => {}
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  gateway.answer({ InvoicePaper: { invoicePaper: { fileName: 'RCP-0901.pdf', base64: btoa('%PDF-1.7') } } })
  await user.click(within(payments).getByRole('button', { name: 'RCP-0901: download receipt' }))
  await waitFor(() => expect(files.map(({ type }) => type)).toEqual(['application/pdf']))
  expect(await files[0]?.text()).toBe('%PDF-1.7')
  expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toBe('RCP-0901.pdf')
  expect(gateway.callsOf('InvoicePaper')).toEqual([{ id: '901', receiptNumber: 'RCP-0901' }])
})

const sentMail = (status: string, statusDesc: string) => ({
  sendAttachment: { __typename: 'SentAttachment', id: '971', status, statusDesc, sentAt: 1, textMessages: null },
})

const wording = (event: string, textMessage: string | null, changes: object) => ({
  __typename: 'CustomerMessage',
  event,
  sms: textMessage !== null,
  preview: { __typename: 'MessagePreview', subject: 'Hi', body: 'Hello.', isOwn: false, textMessage, ...changes },
})
const ownLabels = { subject: 'Our invoice', body: 'Dear Carla, here it is.', isOwn: true }

test('an invoice is sent with the company’s own template, and its text message is previewed', { tags: 'nightly' }, async () => {
  const { gateway, user } = open('/invoices/901')
  gateway.answer({
    PaperText: {
      invoice: wording('INVOICE_SENT', 'Your invoice is in the mail.', ownLabels),
      receipt: wording('PAYMENT_RECEIPT', null, {}),
      overdue: wording('INVOICE_OVERDUE', null, {}),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Send' }))
  const inside = within(await screen.findByRole('dialog', { name: 'Send INV-0901' }))
  expect(inside.getByRole('textbox', { name: 'Subject' })).toHaveValue('Our invoice')
  expect(inside.getByRole('textbox', { name: 'Message' })).toHaveValue('Dear Carla, here it is.')
  expect(inside.getByText('Your invoice is in the mail.')).toBeVisible()
  expect(gateway.callsOf('PaperText')).toMatchObject([{ invoice: { jobId: '501' } }])
})

test(
  'an invoice is sent with the displayed text, and a failed one shows its reason and is retried with a new key',
  { tags: 'nightly' },
  async () => {
    const { gateway, user } = open('/invoices/901')
    await user.click(await screen.findByRole('button', { name: 'Send' }))
    const inside = within(await screen.findByRole('dialog', { name: 'Send INV-0901' }))
    expect(inside.getByRole('textbox', { name: 'To' })).toHaveValue('carla@reyes.test')
    const body = inside.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
    expect(body.value).toContain('INV-0901 for $129.11 is attached. $100.00 is due on 12/04/2026.')
    expect(inside.getByText('INV-0901.pdf')).toBeVisible()
    gateway.answer({ SendAttachment: sentMail('FAILED', 'Not sent: there is no such address.') })
    const send = inside.getByRole('button', { name: 'Send' })
    await user.click(send)
    expect(await inside.findByText('Not sent: there is no such address.')).toBeVisible()
    gateway.answer({ SendAttachment: sentMail('SENT', 'Sent') })
    await user.click(send)
    expect(await screen.findByText('INV-0901 sent to carla@reyes.test.')).toBeVisible()
    const [first, second] = gateway.callsOf('SendAttachment')
    expect(first?.['input']).toMatchObject({ attachmentType: 'INVOICE', invoiceId: '901', to: ['carla@reyes.test'], body: body.value })
    expect(second?.['input']).toEqual(first?.['input'])
    expect(second?.['idempotencyKey']).not.toBe(first?.['idempotencyKey'])
  },
)

const recipient = (part: object) => ({
  __typename: 'Customer',
  id: '31',
  email: 'carla@reyes.test',
  phone: '5550100142',
  phoneCountryCode: '1',
  emailNotification: true,
  smsNotification: true,
  lockVersion: 2,
  ...part,
})

test('an invoice for a customer without an email asks for one, which is saved and used', { tags: 'nightly' }, async () => {
  const { gateway, user } = open('/invoices/901')
  const { customer } = invoice({})
  gateway.answer({
    ...invoiceAnswers(invoice({ customer: customer && { ...customer, email: '' } })),
    Recipient: { customer: recipient({ email: '' }) },
    AddCustomerEmail: { updateCustomer: recipient({ lockVersion: 3 }) },
    SendAttachment: sentMail('SENT', 'Sent'),
  })
  await user.click(await screen.findByRole('button', { name: 'Send' }))
  const inside = within(await screen.findByRole('dialog', { name: 'Send INV-0901' }))
  const body = inside.getByRole('textbox', { name: 'Message' })
  await user.type(body, ' See you.')
  await user.click(await inside.findByRole('button', { name: 'Add an email' }))
  await user.type(await inside.findByLabelText('Customer’s email'), 'carla@reyes.test{Enter}')
  await waitFor(() => expect(inside.getByRole('textbox', { name: 'To' })).toHaveValue('carla@reyes.test'))
  expect(body).toHaveDisplayValue(/ See you\.$/)
  expect(gateway.callsOf('AddCustomerEmail')).toEqual([{ input: { id: '31', email: 'carla@reyes.test', lockVersion: 2 } }])
  expect(gateway.callsOf('SendAttachment')).toEqual([])
})

test(
  'a text message that cannot be sent with an invoice is not announced, and the toast says that it was not sent',
  { tags: 'nightly' },
  async () => {
    const { gateway, user } = open('/invoices/901')
    const failed = {
      __typename: 'MessageDelivery',
      notificationMedium: 'SMS',
      status: 'FAILED',
      statusDesc: 'Not sent: there’s no phone number.',
    }
    gateway.answer({
      PaperText: {
        invoice: wording('INVOICE_SENT', 'Your invoice is in the mail.', ownLabels),
        receipt: wording('PAYMENT_RECEIPT', null, {}),
        overdue: wording('INVOICE_OVERDUE', null, {}),
      },
      Recipient: { customer: recipient({ phone: '' }) },
      SendAttachment: { sendAttachment: { ...sentMail('SENT', 'Sent').sendAttachment, textMessages: [failed] } },
    })
    await user.click(await screen.findByRole('button', { name: 'Send' }))
    const inside = within(await screen.findByRole('dialog', { name: 'Send INV-0901' }))
    expect(await inside.findByText('No text message will be sent: no phone number.')).toBeVisible()
    expect(inside.queryByText('Your invoice is in the mail.')).toBeNull()
    await user.click(inside.getByRole('button', { name: 'Send' }))
    expect(
      await screen.findByText('INV-0901 sent to carla@reyes.test. The text message was not sent: there’s no phone number.'),
    ).toBeVisible()
  },
)

test('a reminder for an overdue invoice uses the text of “Invoice overdue”', { tags: 'nightly' }, async () => {
  const { gateway, user } = open('/invoices/901')
  gateway.answer({
    ...invoiceAnswers(invoice({ isOverdue: true, daysOverdue: 3, dueDate: '2026-11-21', sentAt: 1_795_190_400 })),
    SendAttachment: sentMail('SENT', 'Sent'),
  })
  await user.click(await screen.findByRole('button', { name: 'Send reminder' }))
  const inside = within(await screen.findByRole('dialog', { name: 'Send a reminder of INV-0901' }))
  const body = inside.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  expect(body.value).toContain('$100.00 for INV-0901 was due on 11/21/2026 and is still open.')
  expect(body.value).not.toContain('is due on')
  await user.click(inside.getByRole('button', { name: 'Send reminder' }))
  expect(await screen.findByText('Reminder of INV-0901 sent to carla@reyes.test.')).toBeVisible()
  expect(gateway.callsOf('SendAttachment')[0]?.['input']).toMatchObject({ attachmentType: 'INVOICE', event: 'INVOICE_OVERDUE' })
})

test.each([
  ['INV-0901', 'Send', {}],
  ['a reminder of INV-0901', 'Send reminder', { isOverdue: true, dueDate: '2026-11-21' }],
] as const)('after sending %s the primary action is Record payment, even if the backend returns no time', async (what, label, part) => {
  open('/invoices/901').gateway.answer({
    ...invoiceAnswers(invoice({ ...part, sentAt: null })),
    SendAttachment: { sendAttachment: { ...sentMail('SENT', 'Sent').sendAttachment, sentAt: null } },
  })
  fireEvent.click(await screen.findByRole('button', { name: label }))
  const dialog = within(await screen.findByRole('dialog', { name: `Send ${what}` }))
  fireEvent.click(await dialog.findByRole('button', { name: label }))
  await screen.findByText(/sent to carla@reyes\.test\.$/)
  await waitFor(() => expect(document.querySelector('[class*="primary"]')).toHaveTextContent('Record payment'))
})

test('overdue invoices are reminded in bulk, and others are reported with the reason', { tags: 'nightly' }, async () => {
  const sentAt = Date.UTC(2026, 10, 20, 12) / 1000
  const overdue = invoiceRow({ isOverdue: true, daysOverdue: 3, sentAt })
  const open902 = invoiceRow({ id: '902', invoiceNumber: 'INV-0902' })
  const overdue903 = invoiceRow({ id: '903', invoiceNumber: 'INV-0903', isOverdue: true, sentAt: null })
  const { gateway, user } = open('/invoices', invoicePage([overdue, open902, overdue903], totals))
  gateway.answer({
    ...invoiceAnswers(invoice({ isOverdue: true, dueDate: '2026-11-21', sentAt })),
    SendAttachment: sentMail('SENT', 'Sent'),
  })
  await row('INV-0901')
  await user.click(screen.getByRole('checkbox', { name: 'Select INV-0901' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select INV-0902' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select INV-0903' }))
  await user.click(await screen.findByRole('button', { name: 'Send reminder' }))
  const inside = within(await screen.findByRole('dialog', { name: 'Send 3 reminders' }))
  const items = within(inside.getByRole('list', { name: 'Reminders' })).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^INV-0901 Carla Reyes, .*Last sent: 11\/20\/2026/),
    expect.stringMatching(/^INV-0903 Carla Reyes, .*Last sent: Not available/),
  ])
  expect(await inside.findByText(/\$100\.00 for INV-0901 was due on/)).toBeVisible()
  await user.click(inside.getByRole('button', { name: 'Send reminder' }))
  await waitFor(() => expect(gateway.callsOf('SendAttachment')).toHaveLength(2))
  expect(gateway.callsOf('SendAttachment')[0]?.['input']).toMatchObject({ invoiceId: '901', event: 'INVOICE_OVERDUE' })
  expect(await screen.findByText(/This invoice isn’t overdue/)).toBeVisible()
})

test.each([
  ['Send', { sentAt: null }],
  ['Record payment', { sentAt: 1 }],
  ['Send reminder', { sentAt: 1, isOverdue: true }],
] as const)('the primary action of an open invoice is %s', async (label, part) => {
  open('/invoices/901').gateway.answer(invoiceAnswers(invoice(part)))
  await screen.findByRole('region', { name: 'Invoice' })
  const primary = await waitFor(() => {
    const found = document.querySelectorAll('[class*="primary"]')
    expect(found).toHaveLength(1)
    return found[0]
  })
  expect(primary).toHaveTextContent(label)
})

test('an unpaid invoice is voided after confirmation', async () => {
  signedIn(owner)
  const unpaid = invoice({ amountPaid: 0, balanceDue: 129.11, payments: [] })
  const gateway = fakeGateway({
    Me: { me: owner },
    ...invoiceAnswers(unpaid),
    JobVersion: { job: { __typename: 'Job', id: '501', lockVersion: 7 } },
    VoidInvoice: () => {
      gateway.answer(invoiceAnswers({ ...unpaid, voidedAt: 1_795_276_800, balanceDue: 0 }))
      return { manageJob: { __typename: 'ManagedJob', job: { __typename: 'Job', id: '501', invoiceStatus: null, lockVersion: 8 } } }
    },
  })
  const { user } = renderAt('/invoices/901')
  await user.click(await screen.findByRole('button', { name: 'Void invoice' }))
  const inside = within(await screen.findByRole('dialog', { name: 'Void INV-0901' }))
  expect(inside.getByText(/stays in your records as Void and no longer counts in any total/)).toBeVisible()
  await user.click(inside.getByRole('button', { name: 'Void' }))
  expect(await screen.findByText('INV-0901 voided.')).toBeVisible()
  expect(gateway.callsOf('VoidInvoice')).toEqual([{ input: { jobId: '501', action: 'VOID_INVOICE', invoiceId: '901', lockVersion: 7 } }])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Record payment' })).toBeNull())
})

const failed = clientMessage({
  subject: 'INV-0901 from Harbor',
  status: 'FAILED',
  statusDesc: 'There is no such address.',
  notificationType: 'invoice',
  invoiceId: '901',
  attachmentName: 'INV-0901.pdf',
})

test('the page shows sent and failed messages, which can be sent again', async () => {
  signedIn(owner)
  fakeGateway({ Me: { me: owner }, ...invoiceAnswers(invoice({})), InvoiceMessages: { invoiceMessages: [failed] } })
  const { user } = renderAt('/invoices/901')
  const message = (await screen.findByText('INV-0901 from Harbor')).closest('li') as HTMLElement
  for (const text of ['To carla@reyes.test', 'by Olivia Owner', 'INV-0901.pdf', 'Failed', 'There is no such address.'])
    expect(message).toHaveTextContent(text)
  await user.click(within(message).getByRole('button', { name: 'Send again' }))
  expect(await screen.findByRole('dialog', { name: 'Send again: INV-0901 from Harbor' })).toBeVisible()
})

test('missing messages are not reported as none', async () => {
  signedIn(owner)
  fakeGateway({ Me: { me: owner }, ...invoiceAnswers(invoice({})), InvoiceMessages: { invoiceMessages: null } })
  renderAt('/invoices/901')
  const messages = await screen.findByRole('region', { name: 'Messages' })
  await waitFor(() => expect(messages).toHaveTextContent('Not available'))
})
