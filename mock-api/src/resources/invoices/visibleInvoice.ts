import { responseCode } from '@callout/contracts/wire/envelope'
import { type Caller, own } from '../../http/access.ts'
import { ApiError } from '../../http/apiError.ts'
import type { InvoiceRecord } from './records.ts'
import type { Store } from '../../db/store.ts'
import { seesInvoice } from '../customers/customerMoney.ts'

export const notThere = (): ApiError => new ApiError(responseCode.NOT_FOUND, 'This invoice doesn’t exist.')

/** The invoice, or a 404: one that the caller does not see does not exist for the caller. */
export function visibleInvoice(store: Store, caller: Caller, id: number): InvoiceRecord {
  const invoice = own(caller.company, store.invoices.get(id), 'invoice')
  if (!seesInvoice(caller, invoice)) throw notThere()
  return invoice
}
