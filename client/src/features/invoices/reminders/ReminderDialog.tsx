import { Button, Skeleton, Text } from '@mantine/core'
import { useState } from 'react'
import { BulkFrame } from '../../../components/bulk/BulkFrame.tsx'
import { AppDialog } from '../../../components/overlays/AppDialog.tsx'
import { ErrorState } from '../../../components/states/ErrorState.tsx'
import { planDelivery } from '../../messaging/delivery.ts'
import { useRecipientQuery } from '../../messaging/recipient.generated.ts'
import { UndeliveredNote } from '../../messaging/UndeliveredNote.tsx'
import { OverdueList } from './OverdueList.tsx'
import { remind, reminderBulk } from './reminderBulk.ts'
import { type OverdueInvoiceFragment, useOverdueInvoicesQuery } from './reminders.generated.ts'

const MAX_REMINDERS = 50

interface ReminderDialogProps {
  /** null: all customers. */
  readonly customerId: string | null
  readonly branchId?: string | null
  readonly onClose: () => void
}

interface AskProps {
  readonly invoices: readonly OverdueInvoiceFragment[]
  readonly onClose: () => void
}

const asked = { bulk: reminderBulk, action: remind, getOrder: () => ({}), onDone: () => undefined }

function AskCustomer({ customerId, invoices, onClose }: AskProps & { readonly customerId: string }) {
  const { data } = useRecipientQuery({ variables: { id: customerId }, fetchPolicy: 'cache-and-network' })
  const plan = planDelivery(['EMAIL'], data?.customer ? { ...data.customer, emailNotification: null } : null)
  const { email } = data?.customer ?? {}
  return (
    <BulkFrame {...asked} rows={invoices} onClose={onClose}>
      <Text c="dimmed">
        {email ? `Each reminder goes to ${email} with its invoice as a PDF.` : 'Each reminder has its invoice as a PDF.'}
      </Text>
      {plan.isBlocked && data && <UndeliveredNote plan={plan} recipient={data.customer} onMedium={null} />}
      <OverdueList invoices={invoices} withCustomers={false} />
    </BulkFrame>
  )
}

function AskEveryone({ invoices, total, onClose }: AskProps & { readonly total: number | null }) {
  return (
    <BulkFrame {...asked} rows={invoices} onClose={onClose}>
      <Text c="dimmed">
        Each customer gets their overdue invoice as a PDF.
        {total !== null && total > invoices.length && ` These are the ${invoices.length} oldest of ${total.toLocaleString('en')}.`}
      </Text>
      <OverdueList invoices={invoices} withCustomers />
    </BulkFrame>
  )
}

export function ReminderDialog({ customerId, branchId = null, onClose }: ReminderDialogProps) {
  const input = {
    ...(customerId !== null && { customerId }),
    ...(branchId !== null && { branchId }),
    tab: 'OVERDUE',
    perPage: MAX_REMINDERS,
    sortBy: 'DUE_DATE',
    sortDirection: 'ASCENDING',
  } as const
  const { data, error, refetch } = useOverdueInvoicesQuery({ variables: { input }, fetchPolicy: 'network-only' })
  const [isOver, setIsOver] = useState<readonly OverdueInvoiceFragment[] | null>(null)
  const page = data?.invoices
  // A backend that ignored a filter may have returned other customers' invoices.
  const overdue = page?.items.filter(
    ({ customer, isOverdue, status }) =>
      (customerId === null || customer?.id === customerId) && isOverdue === true && status !== 'PAID' && !page.ignored.includes('branchId'),
  )
  // The confirmed invoices stay fixed while they are being sent.
  if (isOver === null && overdue && overdue.length > 0) setIsOver(overdue)
  if (isOver && customerId === null) return <AskEveryone invoices={isOver} total={page?.totalCount ?? null} onClose={onClose} />
  if (isOver && customerId !== null) return <AskCustomer customerId={customerId} invoices={isOver} onClose={onClose} />
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
      {page && (
        <p role="status">
          {page.ignored.length > 0
            ? customerId === null
              ? 'Couldn’t load the overdue invoices.'
              : 'Couldn’t load this customer’s overdue invoices.'
            : 'No overdue invoices'}
        </p>
      )}
    </AppDialog>
  )
}
