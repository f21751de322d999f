import { MessageSection } from '../../notifications/shared/MessageSection.tsx'
import { useHolds } from '../../../lib/session/useHolds.ts'
import { useInvoiceMessagesQuery } from '../../notifications/shared/messages.generated.ts'
import type { Invoice } from './InvoiceFacts.tsx'

interface OfInvoice {
  readonly invoice: Invoice
}

function Log({ invoice: { id, jobId, jobNumber, customer, billTo } }: OfInvoice) {
  const { data, error, refetch } = useInvoiceMessagesQuery({ variables: { invoiceId: id } })
  const whom = customer && { name: billTo?.name ?? customer.name, email: customer.email }
  return (
    <MessageSection
      about={{ customerId: customer?.id ?? null, jobId, invoiceId: id, customer: whom, job: jobNumber }}
      found={{ messages: data?.invoiceMessages, error, refetch }}
    />
  )
}

/** What the customer was sent about the invoice, and what has become of it; amounts stand in it. */
export const InvoiceMessages = ({ invoice }: OfInvoice) => useHolds('view_prices') && <Log invoice={invoice} />
