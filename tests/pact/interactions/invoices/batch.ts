import { type Interaction, ok, refused, refusedAt, shows } from '../../interaction.ts'
import { these } from '../../recordStates.ts'
import { partlyPaid } from './invoice.ts'
import { online, onlineSent, paying, reading } from './payment.ts'

const STALE = 'Olivia Owens changed INV-0901 in the meantime.'
const bothParts = (id: string) => [
  { [id]: 901, amount: 10 },
  { [id]: 902, amount: 5 },
]
const payingBoth: Interaction = {
  name: 'recording a payment over two invoices, which has a receipt of its own',
  given: [
    ...partlyPaid,
    these('invoices', {
      id: 902,
      invoice_number: 'INV-0902',
      job_id: 501,
      customer_id: 31,
      branch_id: 1,
      status: 9,
      total: 20,
      amount_paid: 0,
      balance_due: 20,
    }),
  ],
  ...paying(
    {
      invoiceIds: ['901', '902'],
      amount: 15,
      allocation: 'MANUAL',
      allocations: bothParts('invoiceId').map((part) => ({ ...part, invoiceId: String(part.invoiceId) })),
      paymentMethod: 'CASH',
      reference: 'Both',
    },
    {
      invoice_ids: [901, 902],
      amount: 15,
      allocation: 'manual',
      allocations: bothParts('invoice_id'),
      payment_method: 0,
      reference: 'Both',
    },
    { selection: 'receiptNumber processed { invoiceId balanceDue }' },
  ),
  reply: ok({
    receipt_number: 'RCP-B952',
    processed: [
      { invoice_id: 901, balance_due: 90 },
      { invoice_id: 902, balance_due: 15 },
    ],
  }),
  pinned: ['responseData.processed', 'processed.balance_due'],
  answer: shows({
    recordPayment: {
      receiptNumber: 'RCP-B952',
      processed: [
        { invoiceId: '901', balanceDue: 90 },
        { invoiceId: '902', balanceDue: 15 },
      ],
    },
  }),
}

/** Payments over several invoices, and over one that has changed. */
export const batchInteractions: readonly Interaction[] = [
  payingBoth,
  {
    name: 'reading the receipt of a payment over two invoices',
    given: payingBoth.given,
    after: [payingBoth],
    ...reading('payments { batchReceiptNumber }', '902'),
    reply: ok({ id: 902, payments: [{ id: 953, batch_receipt_number: 'RCP-B952' }] }),
    answer: shows({ invoice: { payments: [{ batchReceiptNumber: 'RCP-B952' }] } }),
  },
  {
    name: 'recording a payment of an invoice that somebody has paid a part of since',
    given: partlyPaid,
    ...paying({ ...online, lockVersion: 1 }, { ...onlineSent, lock_version: 1 }),
    reply: refused(409, STALE, { reason: 'stale', changed_by: 'Olivia Owens', changed_at: 1778500000, current: { lock_version: 2 } }),
    pinned: ['responseData.reason', 'current.lock_version'],
    answer: refusedAt('recordPayment', 'STALE', 409, STALE, {
      reason: 'stale',
      changedBy: 'Olivia Owens',
      changedAt: 1778500000,
      lockVersion: 2,
    }),
  },
]
