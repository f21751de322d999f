import { responseCode } from '@callout/contracts/wire/envelope'
import { type Caller, requireOwned } from '../../http/access.ts'
import { ApiError } from '../../http/apiError.ts'
import type { InvoiceRecord } from './records.ts'
import type { Store } from '../../db/store.ts'
import { seesInvoice } from '../customers/customerMoney.ts'
import { seesJob } from '../jobs/view/visibility.ts'

export const notThere = (): ApiError => new ApiError(responseCode.NOT_FOUND, 'This invoice doesn’t exist.')

function requireOwnJob(store: Store, caller: Caller, { job_id }: InvoiceRecord): void {
  const job = store.jobs.get(job_id)
  if (!job || !seesJob(caller, job)) throw notThere()
}

export function visibleInvoice(store: Store, caller: Caller, id: number): InvoiceRecord {
  const invoice = requireOwned(caller.company, store.invoices.get(id), 'invoice')
  if (!seesInvoice(caller, invoice)) throw notThere()
  if (caller.user.user_type === 'staff') requireOwnJob(store, caller, invoice)
  return invoice
}
