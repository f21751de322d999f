import { paymentParts, staffShares } from '@callout/contracts/earnings/shares'
import { sumOfMoney } from '@callout/contracts/cents'
import type { Earned, InvoiceRecord, PaymentRecord } from '../invoices/records.ts'
import type { VisitRecord } from '../jobs/visitRecords.ts'
import type { Store } from '../../db/store.ts'

interface Paid {
  readonly amount: number
  readonly before: number
}
type Worked = Pick<VisitRecord, 'status' | 'staff_ids'>

export const earnedOf = (category_id: number, visits: readonly Worked[], invoice: InvoiceRecord, { amount, before }: Paid): Earned => ({
  category_id,
  ...paymentParts(amount, before, invoice),
  shares: staffShares(amount, visits),
})

const billedVisits = (store: Store, { job_id, visit_id }: InvoiceRecord): VisitRecord[] =>
  store.visits.by('job_id', job_id).filter(({ id }) => visit_id === null || id === visit_id)

export const earnedBy = (store: Store, invoice: InvoiceRecord, paid: Paid): Earned =>
  earnedOf(store.jobs.get(invoice.job_id)?.category_id ?? 0, billedVisits(store, invoice), invoice, paid)

function fromJob(store: Store, { id, invoice_id, amount }: PaymentRecord): Earned {
  const invoice = store.invoices.get(invoice_id)
  if (!invoice) return { category_id: 0, tax_amount: 0, discount_amount: 0, shares: [{ staff_id: null, amount }] }
  const earlier = store.payments.by('invoice_id', invoice_id).filter((item) => item.id < id)
  return earnedBy(store, invoice, { amount, before: sumOfMoney(earlier.map((item) => item.amount)) })
}

/** Sources of a payment. Payments of older data folders lack them: derived from their jobs. */
export const earnedIn = (store: Store, payment: PaymentRecord): Earned => payment.earned ?? fromJob(store, payment)
