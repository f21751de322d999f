import { invoiceStatus } from '@callout/contracts/jobs/codes'
import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { Facts } from '../../../components/record/Facts.tsx'
import { paths } from '../../../lib/paths.ts'
import type { Job } from '../job.ts'
import classes from './jobRecord.module.css'
import { useSeesInvoices } from '../../../lib/session/useAuthority.ts'

export function InvoicePanel({ invoice }: { readonly invoice: Job['invoice'] }) {
  const seesInvoices = useSeesInvoices()
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
    </Facts>
  )
}
