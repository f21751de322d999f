import { Anchor, Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Section } from '../../../components/record/Parts.tsx'
import record from '../../../components/record/Record.module.css'
import { RecordRow, RecordRows } from '../../../components/record/RecordRows.tsx'
import { InvoiceMark } from '../../invoices/labels/InvoiceMark.tsx'
import { invoiceName } from '../../invoices/labels/invoiceText.ts'
import { messagePlace } from '../../messaging/messagePlace.ts'
import { MessageSection } from '../../messaging/MessageSection.tsx'
import { customerName } from '../picker/customerText.ts'
import { toApiError } from '../../../lib/api/apiError.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { paths } from '../../../lib/paths.ts'
import { useAuthority } from '../../../lib/session/useAuthority.ts'
import { ErrorState } from '../../../components/states/ErrorState.tsx'
import { type CustomerInvoicesQuery, useCustomerInvoicesQuery, useCustomerMessagesQuery } from './customerDealings.generated.ts'
import type { CustomerRecordQuery } from '../queries/customerRecord.generated.ts'

const SHOWN = 5

interface OfCustomer {
  readonly customer: CustomerRecordQuery['customer']
}
interface Found<Data> {
  readonly data?: Data | undefined
  readonly error?: unknown
  refetch(this: void): Promise<unknown>
}
interface AnsweredProps<Data> {
  readonly found: Found<Data>
  readonly what: string
  readonly children: (data: Data) => ReactNode
}

/** The data, or why it is missing. */
function Answered<Data>({ found: { data, error, refetch }, what, children }: AnsweredProps<Data>) {
  if (data) return children(data)
  if (!error) return <Skeleton height={64} radius="md" role="status" aria-label={`Loading ${what}`} />
  if (toApiError(error).code === 'FORBIDDEN') return <p className={record.soft}>{toApiError(error).message}</p>
  return <ErrorState error={error} onRetry={() => void refetch().catch(() => {})} />
}

type Invoices = CustomerInvoicesQuery['invoices']

function InvoiceRow({ invoice }: { readonly invoice: Invoices['items'][number] }) {
  const { day, money } = useFormat()
  const { id, jobNumber, issueDate, dueDate, status, total, balanceDue, currencyCode } = invoice
  const isOpen = status === 'UNPAID' && balanceDue !== null && balanceDue !== total
  const facts = [jobNumber, issueDate && day(issueDate), status === 'UNPAID' && dueDate && `due ${day(dueDate)}`]
  return (
    <RecordRow to={paths.invoice(id)} title={invoiceName(invoice)} marks={<InvoiceMark of={invoice} />}>
      <span>{facts.filter(Boolean).join(' · ')}</span>
      {total !== null && (
        <span className={record.figure}>
          {money(total, currencyCode)}
          {isOpen && `, ${money(balanceDue, currencyCode)} due`}
        </span>
      )}
    </RecordRow>
  )
}

function Invoices({ id }: { readonly id: string }) {
  const found = useCustomerInvoicesQuery({
    variables: { input: { customerId: id, sortBy: 'ISSUE_DATE', sortDirection: 'DESCENDING', perPage: SHOWN } },
    fetchPolicy: 'cache-and-network',
  })
  const invoices = found.data?.invoices
  const isApplied = !invoices?.ignored.includes('customerId')
  const all = isApplied && (invoices?.totalCount ?? 0) > SHOWN && (
    <Anchor component={Link} to={paths.invoicesOfCustomer(id)}>
      All {invoices?.totalCount?.toLocaleString('en')} invoices
    </Anchor>
  )
  return (
    <Section title="Invoices" aside={all}>
      <Answered found={found} what="invoices">
        {({ invoices: { items } }) =>
          isApplied ? (
            <RecordRows rows={items} none="No invoices yet">
              {(invoice) => <InvoiceRow key={invoice.id} invoice={invoice} />}
            </RecordRows>
          ) : (
            <p className={record.soft}>Couldn’t load this customer’s invoices.</p>
          )
        }
      </Answered>
    </Section>
  )
}

function Messages({ customer: { id, email, ...names } }: OfCustomer) {
  const seesLog = useAuthority()('manage_notifications') === true
  const { data, error, refetch } = useCustomerMessagesQuery({ variables: { customerId: id }, fetchPolicy: 'cache-and-network' })
  return (
    <>
      <MessageSection
        about={{ customerId: id, jobId: null, invoiceId: null, customer: { name: customerName(names), email }, job: null }}
        found={{ messages: data?.customerMessages, error, refetch }}
        getPlace={messagePlace}
      />
      {seesLog && Boolean(data?.customerMessages?.length) && (
        <Anchor component={Link} to={paths.messagesOfCustomer(id)}>
          View all messages
        </Anchor>
      )}
    </>
  )
}

/** A customer's invoices and contracts, for users who may see them with amounts. */
export function CustomerDealings({ customer }: OfCustomer) {
  const holds = useAuthority()
  if (holds('view_prices') !== true) return null
  const billing = holds('manage_invoices') === true
  return (
    <>
      {billing && <Invoices id={customer.id} />}
      {(billing || holds('manage_notifications') === true) && <Messages customer={customer} />}
    </>
  )
}
