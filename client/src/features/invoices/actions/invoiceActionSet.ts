import { actionSet } from '../../../kit/actions/defineActions.ts'
import { invoiceName } from '../invoiceWords.ts'

export type InvoiceAction = 'PAY'

/** What decides what can be done. null: not told. */
export interface ActionableInvoice {
  readonly id: string
  readonly invoiceNumber: string | null
  readonly status: 'UNPAID' | 'PAID' | null
  readonly amountPaid: number | null
  readonly balanceDue: number | null
  readonly currencyCode: string | null
  readonly voidedAt: number | null
  readonly lockVersion: number | null
}

/** What can be done to an invoice. */
export const invoiceActionSet = actionSet({
  name: 'invoiceAction',
  keyOf: ({ id }: ActionableInvoice) => id,
  nameOf: (invoice: ActionableInvoice) => invoiceName(invoice),
  offered: ({ status, voidedAt }, { holds }): readonly InvoiceAction[] =>
    holds('record_payments') && holds('view_prices') && status !== 'PAID' && voidedAt === null ? ['PAY'] : [],
  load: () => import('./invoiceActions.ts').then((module) => module.invoiceActions),
})
