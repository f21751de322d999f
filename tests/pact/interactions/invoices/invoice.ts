import { invoiceEndpoints } from '@callout/contracts/invoices/endpoints'
import { invoice } from '@callout/contracts/invoices/samples'
import { type Interaction, ok, refused, refusedWith, shows } from '../../interaction.ts'
import { these, WORD } from '../../recordStates.ts'
import { finishedJob, OWNER_TOKEN, ownerSignedIn, TOKEN } from '../../states.ts'
import { signedInWithout } from '../../workStates.ts'

const reading = (id: number, selection: string, token = OWNER_TOKEN): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: invoiceEndpoints.getInvoice,
  operation: { query: `query Invoice($id: ID!) { invoice(id: $id) { ${selection} } }`, variables: { id: String(id) }, token },
  sends: { path: '/jobs/get_invoice', query: { invoice_id: String(id) } },
})

/** With every field filled, whatever its method has. */
const payment = {
  id: 951,
  amount: 29.11,
  payment_method: 1,
  reference: 'Down payment',
  email: 'carla@reyes-dental.test',
  cheque_number: '000417',
  bank_name: 'First National',
  bank_branch: 'Joliet',
  cardholder_name: 'Carla Reyes',
  paid_at: 1778500000,
  receipt_number: 'RCP-0901',
}
const written = { issue_date: '2026-11-20', due_date: '2026-12-04', total: 129.11, amount_paid: 29.11, balance_due: 100 }
const ofJob = {
  id: 901,
  invoice_number: 'INV-0901',
  job_id: 501,
  visit_id: 701,
  visit_date: '2026-11-20',
  customer_id: 31,
  branch_id: 1,
  status: 9,
  sent_at: 1795190400,
}
export const partlyPaidSince = (issue_date: string) => [
  ownerSignedIn,
  finishedJob,
  these('invoices', { ...ofJob, ...written, issue_date, lock_version: 2 }),
  these('payments', { ...payment, invoice_id: 901, job_id: 501 }),
]
export const partlyPaid = partlyPaidSince(written.issue_date)

const { id: _, invoice_id: __, ...paid } = invoice.payments[0] ?? {}
const lines = invoice.line_items
  .slice(0, 1)
  .map(({ description: ___, service_id: ____, is_tax_exempt: _____, ...line }) => ({ ...line, quantity: 2.5, amount: 36 }))
const PAPER = `billTo { name lines } sender { name lines } id invoiceNumber jobId jobNumber visitId visitDate branchId status issueDate dueDate dueDays sentAt lockVersion createdAt
  customer { id name email phoneCountryCode phone } property { id address lines } billingAddress
  lineItems { id name productType quantity unit amount total } subtotal discountType discountValue discountTotal taxBasis
  taxes { taxId name rate amount } taxTotal total amountPaid balanceDue currencyCode isOverdue daysOverdue`
const PAYMENT = `id amount paymentMethod reference email chequeNumber bankName bankBranch cardholderName paidAt receiptNumber
  receivedBy { id name }`

/** One line each: an example of a list has one element. */
const envelope = {
  bill_to: { ...invoice.bill_to, lines: invoice.bill_to.lines.slice(0, 1) },
  sender: { ...invoice.sender, lines: invoice.sender.lines.slice(0, 1), notes: [] },
  property: { ...invoice.property, lines: invoice.property.lines.slice(0, 1) },
}
const { payments: ______, voided_at: _______, ...paper } = invoice

/** `variables` of the operation, and what is sent of them. */
const readingPaper = (variables: object, sent: Readonly<Record<string, string>>): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: invoiceEndpoints.getInvoice,
  operation: {
    query: `query Paper($id: ID!, $receiptNumber: String) { invoicePaper(id: $id, receiptNumber: $receiptNumber) { fileName base64 } }`,
    variables: variables as Readonly<Record<string, unknown>>,
    token: OWNER_TOKEN,
  },
  sends: { path: '/jobs/get_invoice', query: { ...sent, format: 'pdf' } },
})
const paperReply = (fileName: string): Pick<Interaction, 'reply' | 'pinned' | 'answer'> => ({
  reply: ok({ id: 901, file_name: fileName, file_base64: 'JVBERi0xLjc=' }),
  pinned: ['responseData.file_name'],
  answer: shows({ invoicePaper: { fileName, base64: 'JVBERi0xLjc=' } }),
})

export const invoiceInteractions: readonly Interaction[] = [
  {
    name: 'reading an invoice of which a part is paid',
    given: partlyPaid,
    ...reading(901, `${PAPER} payments { ${PAYMENT} }`),
    reply: ok({ ...paper, ...envelope, line_items: lines, payments: [{ ...paid, ...payment }] }),
    unread: ['sender.notes'],
    pinned: ['id', 'status', 'total', 'amount_paid', 'balance_due'].map((field) => `responseData.${field}`).concat('payments.amount'),
    answer: shows({
      invoice: {
        id: '901',
        invoiceNumber: 'INV-0901',
        jobId: '501',
        jobNumber: 'J-0501',
        visitId: '701',
        visitDate: '2026-11-20',
        branchId: '1',
        status: 'UNPAID',
        issueDate: '2026-11-20',
        dueDate: '2026-12-04',
        dueDays: 14,
        sentAt: 1795190400,
        lockVersion: 2,
        createdAt: 1795190400,
        customer: { id: '31', name: 'Carla Reyes', email: 'carla@reyes-dental.test', phoneCountryCode: '1', phone: '5550131' },
        billTo: { name: 'Reyes Dental', lines: ['1 Main Street'] },
        sender: { name: 'Harbor Home Services', lines: ['12 Pier Road'] },
        property: {
          id: '41',
          address: '4B, 80 Elm Street, Chicago, IL, 60610, United States',
          lines: ['80 Elm Street, 4B'],
        },
        billingAddress: '1 Main Street, Chicago, IL 60601, United States',
        lineItems: [{ id: '801', name: 'Boiler service', productType: 'SERVICE', quantity: 2.5, unit: 'hour', amount: 36, total: 90 }],
        subtotal: 120.04,
        discountType: 'PERCENTAGE',
        discountValue: 0,
        discountTotal: 0,
        taxBasis: 'GROSS',
        taxes: [{ taxId: '5', name: 'Sales tax', rate: 8.25, amount: 9.07 }],
        taxTotal: 9.07,
        total: 129.11,
        amountPaid: 29.11,
        balanceDue: 100,
        currencyCode: 'USD',
        isOverdue: false,
        daysOverdue: 0,
        payments: [
          {
            id: '951',
            amount: 29.11,
            paymentMethod: 'CHEQUE',
            reference: 'Down payment',
            email: 'carla@reyes-dental.test',
            chequeNumber: '000417',
            bankName: 'First National',
            bankBranch: 'Joliet',
            cardholderName: 'Carla Reyes',
            paidAt: 1778500000,
            receiptNumber: 'RCP-0901',
            receivedBy: { id: '1', name: 'Olivia Owens' },
          },
        ],
      },
    }),
  },
  {
    name: 'reading the paper of an invoice',
    given: partlyPaid,
    ...readingPaper({ id: '901' }, { invoice_id: '901' }),
    ...paperReply('INV-0901.pdf'),
  },
  {
    name: 'reading the receipt of a payment',
    given: partlyPaid,
    ...readingPaper({ id: '901', receiptNumber: 'RCP-0901' }, { invoice_id: '901', receipt_number: 'RCP-0901' }),
    ...paperReply('RCP-0901.pdf'),
  },
  {
    name: 'reading a receipt that is none',
    given: partlyPaid,
    ...readingPaper({ id: '901', receiptNumber: 'RCP-7' }, { invoice_id: '901', receipt_number: 'RCP-7' }),
    reply: refused(404, 'This receipt doesn’t exist.'),
    answer: refusedWith('NOT_FOUND', 404, 'This receipt doesn’t exist.'),
  },
  {
    name: 'reading an invoice of another company',
    given: [ownerSignedIn, these('invoices', { id: 921, invoice_number: WORD, of_another_company: true })],
    ...reading(921, 'id'),
    reply: refused(404, 'This invoice doesn’t exist.'),
    answer: refusedWith('NOT_FOUND', 404, 'This invoice doesn’t exist.'),
  },
  {
    name: 'reading an invoice without the authority for it',
    given: [signedInWithout('manage_invoices'), these('invoices', { id: 921, invoice_number: WORD })],
    ...reading(921, 'id', TOKEN),
    reply: refused(403, 'You don’t have permission to see invoices.'),
    answer: refusedWith('FORBIDDEN', 403, 'You don’t have permission to see invoices.'),
  },
]
