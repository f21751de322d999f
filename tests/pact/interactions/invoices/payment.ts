import { invoiceEndpoints } from '@callout/contracts/invoices/endpoints'
import { type Interaction, ok, refused, refusedAt, shows } from '../../interaction.ts'
import { these } from '../../recordStates.ts'
import { OWNER_TOKEN, ownerSignedIn, TOKEN } from '../../states.ts'
import { signedInWithout } from '../../workStates.ts'
import { partlyPaid, partlyPaidSince } from './invoice.ts'

const RESULT = `processed { invoiceId amount balanceDue status receiptNumber } failed { invoiceId reason } totalAllocated unallocated`

export const paying = (
  typed: object,
  sent: object,
  { selection = RESULT, token = OWNER_TOKEN, key = 'payment-of-a-form-1' } = {},
): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: invoiceEndpoints.cashOut,
  operation: {
    query: `mutation RecordPayment($input: RecordPaymentInput!, $key: String) {
      recordPayment(input: $input, idempotencyKey: $key) { ${selection} }
    }`,
    variables: { input: { invoiceIds: ['901'], ...typed }, key },
    token,
  },
  sends: { path: '/jobs/bulk_cashout', body: { invoice_ids: [901], ...sent }, headers: { 'Idempotency-Key': key } },
})

export const reading = (selection: string, id = '901'): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: invoiceEndpoints.getInvoice,
  operation: { query: `query Invoice($id: ID!) { invoice(id: $id) { ${selection} } }`, variables: { id }, token: OWNER_TOKEN },
  sends: { path: '/jobs/get_invoice', query: { invoice_id: id } },
})

const done = (amount: number, balance_due: number, status: number): Interaction['reply'] =>
  ok({
    processed: [{ invoice_id: 901, amount, balance_due, status, receipt_number: 'RCP-0901-2' }],
    total_allocated: amount,
    unallocated: 0,
  })
const pinned = ['processed', ...['amount', 'balance_due', 'status'].map((field) => `processed.${field}`)].concat(
  'total_allocated',
  'unallocated',
)
const inData = pinned.map((field) => (field.startsWith('processed.') ? field : `responseData.${field}`))

const cheque = {
  amount: 60.25,
  paymentMethod: 'CHEQUE',
  reference: 'May',
  chequeNumber: '417',
  bankName: 'First',
  bankBranch: 'Joliet',
  paidAt: 1779000000,
}
const chequeSent = {
  amount: 60.25,
  payment_method: 1,
  reference: 'May',
  cheque_number: '417',
  bank_name: 'First',
  bank_branch: 'Joliet',
  paid_at: 1779000000,
}

const payingAPart: Interaction = {
  name: 'recording a cheque that is a part of what is open',
  given: partlyPaidSince('2026-05-01'),
  ...paying(cheque, chequeSent, { selection: 'processed { invoiceId amount balanceDue status receiptNumber } totalAllocated unallocated' }),
  reply: done(60.25, 39.75, 9),
  pinned: inData,
  answer: shows({
    recordPayment: {
      processed: [{ invoiceId: '901', amount: 60.25, balanceDue: 39.75, status: 'UNPAID', receiptNumber: 'RCP-0901-2' }],
      totalAllocated: 60.25,
      unallocated: 0,
    },
  }),
}

export const online = { amount: 100, paymentMethod: 'ONLINE', email: 'carla@reyes-dental.test' }
export const onlineSent = { amount: 100, payment_method: 4, email: 'carla@reyes-dental.test' }
const payingTheRest: Interaction = {
  name: 'recording the rest of an invoice',
  given: partlyPaid,
  ...paying(online, onlineSent, { selection: 'processed { status balanceDue }', key: 'payment-of-a-form-2' }),
  reply: ok({ processed: [{ invoice_id: 901, balance_due: 0, status: 10 }] }),
  pinned: ['responseData.processed', 'processed.balance_due', 'processed.status'],
  answer: shows({ recordPayment: { processed: [{ status: 'PAID', balanceDue: 0 }] } }),
}

const onlyOpen = 'Only $100.00 is open on INV-0901.'
const tooMuch = { errors: [{ field: 'amount', message: onlyOpen }] }
const REFERENCE = 'Plese type either reference or email details.'
const noReference = { errors: [{ field: 'reference', message: REFERENCE }] }
const beforeIssue = 'INV-0901 was issued on 11/20/2026. Choose that day or a later one.'
const outside = 'Name only invoices of this payment.'
const parts = [
  { id: 901, amount: 10 },
  { id: 902, amount: 20 },
]
const NOT_ALLOWED = 'You don’t have permission to record payments.'

/** Payments: recorded once, in parts, and never above what is open. */
export const paymentInteractions: readonly Interaction[] = [
  payingAPart,
  {
    name: 'reading an invoice after a part of it was paid',
    given: payingAPart.given,
    after: [payingAPart],
    ...reading('status amountPaid balanceDue payments { amount }'),
    reply: ok({
      id: 901,
      status: 9,
      amount_paid: 89.36,
      balance_due: 39.75,
      payments: [
        { id: 951, amount: 29.11 },
        { id: 952, amount: 60.25 },
      ],
    }),
    pinned: ['responseData.status', 'responseData.amount_paid', 'responseData.balance_due', 'responseData.payments', 'payments.amount'],
    answer: shows({
      invoice: { status: 'UNPAID', amountPaid: 89.36, balanceDue: 39.75, payments: [{ amount: 29.11 }, { amount: 60.25 }] },
    }),
  },
  {
    name: 'sending a payment again whose answer was lost',
    given: payingAPart.given,
    after: [payingAPart],
    ...paying(cheque, chequeSent, { selection: 'processed { balanceDue }' }),
    reply: ok({ processed: [{ invoice_id: 901, balance_due: 39.75 }] }),
    pinned: ['responseData.processed', 'processed.balance_due'],
    answer: shows({ recordPayment: { processed: [{ balanceDue: 39.75 }] } }),
  },
  payingTheRest,
  {
    name: 'reading an invoice that was paid to the last cent',
    given: payingTheRest.given,
    after: [payingTheRest],
    ...reading('status balanceDue'),
    reply: ok({ id: 901, status: 10, balance_due: 0 }),
    pinned: ['responseData.status', 'responseData.balance_due'],
    answer: shows({ invoice: { status: 'PAID', balanceDue: 0 } }),
  },
  {
    name: 'dividing a payment by hand, of which one invoice is paid already',
    given: [
      ...partlyPaid,
      these('invoices', {
        id: 902,
        invoice_number: 'INV-0902',
        job_id: 502,
        customer_id: 31,
        branch_id: 1,
        status: 10,
        total: 20,
        balance_due: 0,
      }),
    ],
    ...paying(
      {
        invoiceIds: ['901', '902'],
        amount: 30,
        allocation: 'MANUAL',
        allocations: [
          { invoiceId: '901', amount: 10 },
          { invoiceId: '902', amount: 20 },
        ],
        paymentMethod: 'CARD',
        reference: 'Both',
        cardholderName: 'Carla Reyes',
      },
      {
        invoice_ids: [901, 902],
        amount: 30,
        allocation: 'manual',
        allocations: [
          { invoice_id: 901, amount: 10 },
          { invoice_id: 902, amount: 20 },
        ],
        payment_method: 2,
        reference: 'Both',
        cardholder_name: 'Carla Reyes',
      },
      { selection: 'processed { invoiceId balanceDue } failed { invoiceId reason } totalAllocated unallocated' },
    ),
    reply: ok({
      processed: [{ invoice_id: 901, balance_due: 90 }],
      failed: [{ invoice_id: 902, responseMessage: 'INV-0902 is already paid.' }],
      total_allocated: 10,
      unallocated: 20,
    }),
    pinned: ['processed', 'failed', 'total_allocated', 'unallocated']
      .map((field) => `responseData.${field}`)
      .concat('processed.balance_due', 'failed.invoice_id'),
    answer: shows({
      recordPayment: {
        processed: [{ invoiceId: '901', balanceDue: 90 }],
        failed: [{ invoiceId: '902', reason: 'INV-0902 is already paid.' }],
        totalAllocated: 10,
        unallocated: 20,
      },
    }),
  },
  {
    name: 'recording more than what is open',
    given: partlyPaid,
    ...paying({ ...online, amount: 100.01 }, { ...onlineSent, amount: 100.01 }),
    reply: refused(422, onlyOpen, tooMuch),
    answer: refusedAt('recordPayment', 'INVALID', 422, onlyOpen, { fields: [{ field: 'amount', message: onlyOpen }] }),
  },
  {
    name: 'recording a payment dated before its invoice',
    given: partlyPaid,
    ...paying({ ...online, paidAt: 0 }, { ...onlineSent, paid_at: 0 }),
    reply: refused(422, beforeIssue, { errors: [{ field: 'paid_at', message: beforeIssue }] }),
    answer: refusedAt('recordPayment', 'INVALID', 422, beforeIssue, { fields: [{ field: 'paidAt', message: beforeIssue }] }),
  },
  {
    name: 'dividing a payment by hand over an invoice that it does not name',
    given: partlyPaid,
    ...paying(
      { ...online, amount: 30, allocation: 'MANUAL', allocations: parts.map(({ id, amount }) => ({ invoiceId: String(id), amount })) },
      { ...onlineSent, amount: 30, allocation: 'manual', allocations: parts.map(({ id, amount }) => ({ invoice_id: id, amount })) },
    ),
    reply: refused(422, outside, { errors: [{ field: 'allocations', message: outside }] }),
    answer: refusedAt('recordPayment', 'INVALID', 422, outside, { fields: [{ field: 'allocations', message: outside }] }),
  },
  {
    name: 'recording a payment without a reference and an email',
    given: partlyPaid,
    ...paying({ amount: 10, paymentMethod: 'CASH' }, { amount: 10, payment_method: 0 }),
    reply: refused(422, REFERENCE, noReference),
    answer: refusedAt('recordPayment', 'INVALID', 422, REFERENCE, { fields: [{ field: 'reference', message: REFERENCE }] }),
  },
  {
    name: 'recording a payment of an invoice of another company',
    given: [
      ownerSignedIn,
      these('invoices', { id: 901, invoice_number: 'INV-0901', status: 9, balance_due: 500, of_another_company: true }),
    ],
    ...paying(online, onlineSent),
    reply: refused(404, 'This invoice doesn’t exist.'),
    answer: refusedAt('recordPayment', 'NOT_FOUND', 404, 'This invoice doesn’t exist.'),
  },
  {
    name: 'recording a payment without the authority for it',
    given: [signedInWithout('record_payments')],
    ...paying(online, onlineSent, { token: TOKEN }),
    reply: refused(403, NOT_ALLOWED),
    answer: refusedAt('recordPayment', 'FORBIDDEN', 403, NOT_ALLOWED),
  },
]
