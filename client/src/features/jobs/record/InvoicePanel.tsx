import { invoiceStatus } from '@callout/contracts/jobs/codes'
import { useFormat } from '../../../shared/format/useFormat.ts'
import { Fact } from '../../../kit/record/Parts.tsx'
import type { Job } from '../job.ts'
import { Panel } from '../../../kit/record/Parts.tsx'
import record from '../../../kit/record/Record.module.css'
import classes from './jobRecord.module.css'

export function InvoicePanel({ invoice }: { readonly invoice: Job['invoice'] }) {
  const { money, day } = useFormat()
  if (!invoice) return null
  const { invoiceNumber, status, total, balanceDue, dueDate, currencyCode } = invoice
  return (
    <Panel title="Invoice">
      <p className={record.strong}>
        {invoiceNumber}{' '}
        {status && (
          <span className={classes.invoiceStatus} data-paid={status === 'PAID' || undefined}>
            {invoiceStatus[status].label}
          </span>
        )}
      </p>
      {total !== null && (
        <Fact label="Total">
          <span className={record.figure}>{money(total, currencyCode)}</span>
        </Fact>
      )}
      {balanceDue !== null && (
        <Fact label="Balance due">
          <span className={balanceDue > 0 ? record.owed : record.figure}>{money(balanceDue, currencyCode)}</span>
        </Fact>
      )}
      {dueDate && <Fact label="Due">{day(dueDate)}</Fact>}
    </Panel>
  )
}
