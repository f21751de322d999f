import { Button, Skeleton, Text } from '@mantine/core'
import { useState } from 'react'
import { BulkFrame } from '../../../../components/bulk/BulkFrame.tsx'
import { useFormat } from '../../../../lib/format/useFormat.ts'
import { AppDialog } from '../../../../components/overlays/AppDialog.tsx'
import { ErrorState } from '../../../../components/states/ErrorState.tsx'
import { planDelivery } from '../../../notifications/shared/delivery.ts'
import { useRecipientQuery } from '../../../notifications/shared/recipient.generated.ts'
import { UndeliveredNote } from '../../../notifications/shared/UndeliveredNote.tsx'
import { invoiceName } from '../invoiceWords.ts'
import { remind, reminderBulk } from './reminderBulk.ts'
import { ReminderText } from './ReminderText.tsx'
import { type OverdueInvoiceFragment, useOverdueInvoicesQuery } from './reminders.generated.ts'
import classes from './ReminderDialog.module.css'

/** As many as are sent in one go; the others are reminded next time. */
const MOST = 50

interface ReminderDialogProps {
  readonly customerId: string
  readonly onClose: () => void
}

function OverdueList({ invoices }: { readonly invoices: readonly OverdueInvoiceFragment[] }) {
  const { money, day } = useFormat()
  return (
    <ul className={classes.list} aria-label="Reminders">
      {invoices.map((invoice, place) => {
        const { id, balanceDue, currencyCode, dueDate } = invoice
        const facts = [balanceDue !== null && `${money(balanceDue, currencyCode)} due`, dueDate && `since ${day(dueDate)}`]
        return (
          <li key={id}>
            <ReminderText id={id} startsOpen={place === 0}>
              <strong>{invoiceName(invoice)}</strong> {facts.filter(Boolean).join(' ')}
            </ReminderText>
          </li>
        )
      })}
    </ul>
  )
}

interface AskProps extends ReminderDialogProps {
  readonly invoices: readonly OverdueInvoiceFragment[]
}

function Ask({ customerId, invoices, onClose }: AskProps) {
  const { data } = useRecipientQuery({ variables: { id: customerId }, fetchPolicy: 'cache-and-network' })
  const plan = planDelivery(['EMAIL'], data?.customer ? { ...data.customer, emailNotification: null } : null)
  const { email } = data?.customer ?? {}
  return (
    <BulkFrame bulk={reminderBulk} action={remind} rows={invoices} orderOf={() => ({})} onDone={() => undefined} onClose={onClose}>
      <Text c="dimmed">
        {email ? `Each reminder goes to ${email} with its invoice as a PDF.` : 'Each reminder has its invoice as a PDF.'}
      </Text>
      {plan.isBlocked && data && <UndeliveredNote plan={plan} recipient={data.customer} onMedium={null} />}
      <OverdueList invoices={invoices} />
    </BulkFrame>
  )
}

/** Sends a customer a reminder of each overdue invoice. */
export function ReminderDialog({ customerId, onClose }: ReminderDialogProps) {
  const input = { customerId, tab: 'OVERDUE', perPage: MOST, sortBy: 'DUE_DATE', sortDirection: 'ASCENDING' } as const
  const { data, error, refetch } = useOverdueInvoicesQuery({ variables: { input }, fetchPolicy: 'network-only' })
  const [isOver, setIsOver] = useState<readonly OverdueInvoiceFragment[] | null>(null)
  const page = data?.invoices
  // A backend that ignored a filter may have returned others' invoices.
  const overdue = page?.items.filter(
    ({ customer, isOverdue, status }) => customer?.id === customerId && isOverdue === true && status !== 'PAID',
  )
  // Those that were asked about stay while they are sent.
  if (isOver === null && overdue && overdue.length > 0) setIsOver(overdue)
  if (isOver) return <Ask customerId={customerId} invoices={isOver} onClose={onClose} />
  return (
    <AppDialog
      isOpen
      onClose={onClose}
      title="Send reminder"
      actions={
        <Button variant="default" onClick={onClose} data-autofocus>
          Close
        </Button>
      }
    >
      {!page && !error && <Skeleton height={96} role="status" aria-label="Loading invoices" />}
      {!page && error && <ErrorState error={error} onRetry={() => void refetch().catch(() => {})} />}
      {page && <p role="status">{page.ignored.length > 0 ? 'Couldn’t load this customer’s overdue invoices.' : 'No overdue invoices'}</p>}
    </AppDialog>
  )
}
