import { messageStatus } from '@callout/contracts/notifications/codes'
import { Button, Skeleton } from '@mantine/core'
import { useActions } from '../../../kit/actions/ActionsProvider.tsx'
import { useWho } from '../../../kit/actions/useWho.ts'
import { Section } from '../../../kit/record/Parts.tsx'
import { RecordRow, RecordRows } from '../../../kit/record/RecordRows.tsx'
import { refusalOf } from '../../../shared/api/refusal.ts'
import { useFormat } from '../../../shared/format/useFormat.ts'
import { useHolds } from '../../../shared/session/useHolds.ts'
import { invoiceActionSet } from '../actions/invoiceActionSet.ts'
import marks from '../Invoice.module.css'
import { type InvoiceMessagesQuery, useInvoiceMessagesQuery } from '../papers/papers.generated.ts'
import type { Invoice } from './InvoiceFacts.tsx'

type Message = NonNullable<InvoiceMessagesQuery['invoiceMessages']>[number]
interface OfInvoice {
  readonly invoice: Invoice
}

const tones = { QUEUED: 'grey', SENT: 'green', DELIVERED: 'green', OPENED: 'green', FAILED: 'red', CANCELLED: 'grey' } as const

function MessageRow({ message, onAgain }: { readonly message: Message; readonly onAgain: (() => void) | null }) {
  const { dateTime } = useFormat()
  const { status, statusDesc, to, sentAt, sentBy, subject, attachmentName } = message
  const facts = [to && `To ${to}`, sentAt !== null && dateTime(sentAt), sentBy?.name && `by ${sentBy.name}`, attachmentName]
  const mark = status && (
    <span className={marks.mark} data-tone={tones[status]}>
      {messageStatus[status].label}
    </span>
  )
  const again = status === 'FAILED' && onAgain && (
    <Button size="compact-sm" variant="subtle" onClick={onAgain}>
      Send again
    </Button>
  )
  return (
    <RecordRow
      title={subject ?? 'Message'}
      marks={
        [again, mark].filter(Boolean).length > 0 && (
          <>
            {again}
            {mark}
          </>
        )
      }
    >
      {facts.filter(Boolean).join(' · ')}
      {status === 'FAILED' && statusDesc && <div>{statusDesc}</div>}
    </RecordRow>
  )
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
      {(message) => (
        <MessageRow
          key={`${message.id}/${message.sentAt}/${message.to}`}
          message={message}
          onAgain={maySend ? () => run('SEND', invoice) : null}
        />
      )}
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
