import { invoiceStatus } from '@callout/contracts/jobs/codes'
import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { Facts } from '../../../components/record/Facts.tsx'
import { paths } from '../../../lib/paths.ts'
import type { Job } from '../job.ts'
import classes from './jobRecord.module.css'
import { useHasAuthority, useSeesInvoices } from '../../../lib/session/useAuthority.ts'

/** Before the work is finished its next step is to finish it; on site the invoice is often paid before. */
function CollectLink({ job: { status, invoice } }: InvoicePanelProps) {
  const mayCollect = useHasAuthority('record_payments')
  if (!mayCollect || status !== 'INVOICE_CREATED' || invoice?.status !== 'UNPAID' || invoice.balanceDue === null) return null
  return (
    <p>
      <Anchor component={Link} to={paths.cashOut([invoice.id])} inherit>
        Record payment
      </Anchor>
    </p>
  )
}

interface InvoicePanelProps {
  readonly job: Pick<Job, 'invoice' | 'status'>
}

/** The job's invoice and what is due. */
export function InvoicePanel({ job }: InvoicePanelProps) {
  const seesInvoices = useSeesInvoices()
  const { invoice } = job
  if (!invoice) return null
  const { id, invoiceNumber, status, total, balanceDue, dueDate, currencyCode } = invoice
  return (
    <Facts
      title="Invoice"
      currencyCode={currencyCode}
      facts={[
        { label: 'Total', amount: total },
        { label: 'Balance due', amount: balanceDue, isOwed: true },
        { label: 'Due', date: dueDate },
      ]}
    >
      <p className="bold">
        {seesInvoices ? (
          <Anchor component={Link} to={paths.invoice(id)} inherit>
            {invoiceNumber ?? `#${id}`}
          </Anchor>
        ) : (
          invoiceNumber
        )}{' '}
        {status && (
          <span className={classes.invoiceStatus} data-paid={status === 'PAID' || undefined}>
            {invoiceStatus[status].label}
          </span>
        )}
      </p>
      <CollectLink job={job} />
    </Facts>
  )
}
