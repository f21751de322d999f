/** What resolvers have of invoices. */
import type { Camel } from '@callout/contracts/casing'
import type { invoiceEndpoints } from '@callout/contracts/invoices/endpoints'
import type { InvoiceRow } from '@callout/contracts/invoices/schemas'
import type { RestData } from '../rest/types.ts'

export type InvoiceRowSource = Camel<InvoiceRow>
/** A row of the list, or the whole invoice. */
export type InvoiceSource = InvoiceRowSource | RestData<typeof invoiceEndpoints.getInvoice>
/** An invoice that a payment has not reached. */
export type UnpaidInvoiceSource = NonNullable<RestData<typeof invoiceEndpoints.cashOut>['failed']>[number]
