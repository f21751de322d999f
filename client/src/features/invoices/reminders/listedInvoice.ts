import type { ActionableInvoice } from '../actions/invoiceActionSet.ts'

export type ListedInvoice = ActionableInvoice & {
  readonly dueDate: string | null
  readonly customer: { readonly name: string | null } | null
}
