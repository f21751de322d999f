import { invoiceStatus } from '@callout/contracts/jobs/codes'
import { useFormat } from '../../../shared/format/useFormat.ts'
import { Fact } from './Fact.tsx'
import type { Job } from './JobDetail.tsx'
import { Panel } from './Panel.tsx'
import classes from './JobDetail.module.css'

export function InvoicePanel({ invoice }: { readonly invoice: Job['invoice'] }) {
  const { money, day } = useFormat()
  if (!invoice) return null
  const { invoiceNumber, status, total, balanceDue, dueDate, currencyCode } = invoice
  return (
    <Panel title="Invoice">
      <p className={classes.strong}>
        {invoiceNumber}{' '}
        {status && (
          <span className={classes.invoiceStatus} data-paid={status === 'PAID' || undefined}>
            {invoiceStatus[status].label}
          </span>
        )}
      </p>
      {total !== null && (
        <Fact label="Total">
          <span className={classes.figure}>{money(total, currencyCode)}</span>
        </Fact>
      )}
      {balanceDue !== null && (
        <Fact label="Balance due">
          <span className={balanceDue > 0 ? classes.owed : classes.figure}>{money(balanceDue, currencyCode)}</span>
        </Fact>
      )}
      {dueDate && <Fact label="Due">{day(dueDate)}</Fact>}
    </Panel>
  )
}
