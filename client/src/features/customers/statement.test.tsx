import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeOperation, fakeGateway } from '../../testing/fakeGateway.ts'
import { me, NINE } from '../../testing/jobs.ts'
import { signedIn } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'

// `statementPdf.test.ts` reads the file itself.
vi.mock('./statement/statementPdf.ts', () => ({ statementPdf: () => 'UERG' }))

/** 23 November 2026, 9:00 in New York. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NINE * 1000 }))
afterEach(() => void vi.useRealTimers())

const DAY = 86_400
const parties: FakeOperation = {
  customer: { __typename: 'Customer', id: '30', name: 'Maria Lopez', companyName: null, email: 'maria@mail.example' },
  generalData: {
    __typename: 'GeneralData',
    organizationName: 'Harbor Home Services',
    organizationEmail: 'office@harbor.example',
    address: '1 Dock Road',
  },
}
const invoice = (id: string, part: object = {}) => ({
  __typename: 'Invoice',
  id,
  invoiceNumber: `INV-${id}`,
  issueDate: '2026-11-03',
  total: 100,
  amountPaid: 0,
  currencyCode: 'USD',
  voidedAt: null,
  ...part,
})
const invoices = (items: readonly object[], ignored: readonly string[] = []): FakeOperation => ({
  invoices: { __typename: 'InvoicePage', items, totalCount: items.length, ignored },
})
const payments: FakeOperation = ({ id }) => ({
  invoice: {
    __typename: 'Invoice',
    id: id as string,
    payments: [{ __typename: 'Payment', id: `9${id as string}`, amount: 40.5, paidAt: NINE - 2 * DAY, receiptNumber: 'R-7' }],
  },
})
const open = (answers: Record<string, FakeOperation> = {}) => {
  signedIn()
  const gateway = fakeGateway({
    ...me,
    StatementParties: parties,
    StatementInvoices: invoices([
      invoice('1', { issueDate: '2026-10-01', total: 70.25 }),
      invoice('2', { amountPaid: 40.5 }),
      invoice('3', { voidedAt: NINE }),
    ]),
    StatementPayments: payments,
    ...answers,
  })
  return { gateway, ...renderAt('/customers/30/statement') }
}
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Statement' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))

test('shows opening balance, invoices, payments and closing balance', async () => {
  const { gateway } = open()
  expect(await rows()).toEqual([
    ['11/01/2026', 'Opening balance', '', '', '$70.25'],
    ['11/03/2026', 'Invoice INV-2', '$100.00', '', '$170.25'],
    ['11/21/2026', 'Payment R-7', '', '$40.50', '$129.75'],
    ['11/23/2026', 'Closing balance', '$100.00', '$40.50', '$129.75'],
  ])
  expect(gateway.callsOf('StatementPayments')).toEqual([{ id: '2' }])
})

test.each([
  ['the backend ignored the customer', invoices([invoice('1')], ['customerId']), 'Couldn’t load this customer’s invoices.'],
  ['a total is missing', invoices([invoice('1', { total: null })]), 'Couldn’t load all amounts and payments of INV-1.'],
  [
    'currencies differ',
    invoices([invoice('1'), invoice('2', { currencyCode: 'EUR' })]),
    'This customer’s invoices have different currencies.',
  ],
])('creates no statement when %s', async (_, StatementInvoices, text) => {
  open({ StatementInvoices })
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  expect(screen.queryByRole('table', { name: 'Statement' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Download PDF' })).toBeDisabled()
})

test('emails the statement with its PDF as a file', { tags: 'nightly' }, async () => {
  const { gateway, user } = open({
    SendAttachment: {
      sendAttachment: { __typename: 'SentAttachment', id: '971', status: 'SENT', statusDesc: 'Sent', sentAt: 1, textMessages: null },
    },
  })
  await rows()
  await user.click(screen.getByRole('button', { name: 'Email' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Email statement to Maria Lopez' }))
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Statement sent to maria@mail.example')).toBeVisible()
  expect(gateway.callsOf('SendAttachment')[0]?.['input']).toMatchObject({
    attachmentType: 'CONTRACT',
    customerId: '30',
    to: ['maria@mail.example'],
    subject: 'Statement from Harbor Home Services, 11/01/2026 – 11/23/2026',
    file: { fileName: 'statement-2026-11-01-2026-11-23.pdf', contentType: 'application/pdf', fileBase64: 'UERG' },
  })
})

const row = (id: string, part: object = {}) => ({
  __typename: 'Customer',
  id,
  name: `Customer ${id}`,
  firstName: null,
  lastName: null,
  companyName: null,
  phone: null,
  phoneCountryCode: null,
  email: `c${id}@mail.example`,
  city: null,
  tags: [],
  isDoNotService: false,
  isActive: true,
  branchId: '1',
  jobsCount: 1,
  outstandingBalance: 10,
  lastVisitAt: null,
  nextVisitAt: null,
  createdAt: NINE,
  lockVersion: 1,
  ...part,
})

test('sends statements of the previous month to several customers, with a result for each', { tags: 'nightly' }, async () => {
  signedIn()
  const gateway = fakeGateway({
    ...me,
    Customers: {
      customers: {
        __typename: 'CustomerPage',
        items: [row('30'), row('31'), row('32', { email: '' })],
        totalCount: 3,
        page: 1,
        perPage: 10,
        unreadable: [],
        ignored: [],
      },
    },
    StatementParties: ({ id }) => ({
      ...(parties as object),
      customer: {
        __typename: 'Customer',
        id: id as string,
        name: `Customer ${id as string}`,
        companyName: null,
        email: `c${id as string}@mail.example`,
      },
    }),
    StatementInvoices: ({ input }) =>
      (input as { customerId: string }).customerId === '30'
        ? { invoices: { __typename: 'InvoicePage', items: [invoice('1', { issueDate: '2026-10-09' })], totalCount: 1, ignored: [] } }
        : { invoices: { __typename: 'InvoicePage', items: [], totalCount: 0, ignored: [] } },
    SendAttachment: {
      sendAttachment: { __typename: 'SentAttachment', id: '971', status: 'SENT', statusDesc: 'Sent', sentAt: 1, textMessages: null },
    },
  })
  const { user } = renderAt('/customers')
  await user.click(await screen.findByRole('checkbox', { name: /Select all/ }))
  await user.click(await screen.findByRole('button', { name: 'Send statement' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Send a statement to 3 customers' }))
  await user.click(dialog.getByRole('button', { name: 'Send statement' }))
  expect(await dialog.findByText(/There’s nothing to state for this period\./)).toBeVisible()
  expect(dialog.getByText(/This customer has no email address\./)).toBeVisible()
  await waitFor(() => expect(gateway.callsOf('SendAttachment')).toHaveLength(1))
  expect(gateway.callsOf('SendAttachment')[0]).toMatchObject({
    input: { customerId: '30', to: ['c30@mail.example'], file: { fileName: 'statement-2026-10-01-2026-10-31.pdf' } },
  })
})
