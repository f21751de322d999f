import { Button, Skeleton } from '@mantine/core'
import { useActions } from '../../../kit/actions/ActionsProvider.tsx'
import { useWho } from '../../../kit/actions/useWho.ts'
import { Section } from '../../../kit/record/Parts.tsx'
import { RecordRows } from '../../../kit/record/RecordRows.tsx'
import { MessageRow, messageKey } from '../../../parts/messages/MessageRow.tsx'
import { refusalOf } from '../../../shared/api/refusal.ts'
import { useHolds } from '../../../shared/session/useHolds.ts'
import { invoiceActionSet } from '../actions/invoiceActionSet.ts'
import { useInvoiceMessagesQuery } from '../papers/papers.generated.ts'
import type { Invoice } from './InvoiceFacts.tsx'

interface OfInvoice {
  readonly invoice: Invoice
}

function Log({ invoice }: OfInvoice) {
  const { data, error, refetch } = useInvoiceMessagesQuery({ variables: { invoiceId: invoice.id } })
  const { run } = useActions(invoiceActionSet)
  const maySend = invoiceActionSet.offered(invoice, useWho()).includes('SEND')
  if (error && !data)
    return (
      <p role="alert">
        {refusalOf(error).message}{' '}
        <Button size="compact-sm" variant="default" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    )
  if (!data) return <Skeleton height={40} aria-label="Loading messages" />
  return (
    <RecordRows rows={data.invoiceMessages} none="Nothing was sent yet">
      {(message) => <MessageRow key={messageKey(message)} message={message} onAgain={maySend ? () => run('SEND', invoice) : null} />}
    </RecordRows>
  )
}

/** What the customer was sent about the invoice, and what has become of it; amounts stand in it. */
export const InvoiceMessages = ({ invoice }: OfInvoice) =>
  useHolds('view_prices') && (
    <Section title="Messages">
      <Log invoice={invoice} />
    </Section>
  )
