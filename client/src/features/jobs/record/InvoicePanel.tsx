import { invoiceStatus } from '@callout/contracts/jobs/codes'
import { Facts } from '../../../kit/record/Facts.tsx'
import type { Job } from '../job.ts'
import record from '../../../kit/record/Record.module.css'
import classes from './jobRecord.module.css'

export function InvoicePanel({ invoice }: { readonly invoice: Job['invoice'] }) {
  if (!invoice) return null
  const { invoiceNumber, status, total, balanceDue, dueDate, currencyCode } = invoice
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
      <p className={record.strong}>
        {invoiceNumber}{' '}
        {status && (
          <span className={classes.invoiceStatus} data-paid={status === 'PAID' || undefined}>
            {invoiceStatus[status].label}
          </span>
        )}
      </p>
    </Facts>
  )
}
