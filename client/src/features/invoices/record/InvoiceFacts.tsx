import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { Facts } from '../../../components/record/Facts.tsx'
import { Fact, Panel } from '../../../components/record/Parts.tsx'
import { SettingLink } from '../../settings/lookups/SettingLink.tsx'
import { CustomerLink } from '../../customers/picker/CustomerLink.tsx'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { paths } from '../../../lib/paths.ts'
import { InvoiceQuote } from './InvoiceQuote.tsx'
import type { InvoiceRecordQuery } from './invoiceRecord.generated.ts'

export type Invoice = InvoiceRecordQuery['invoice']
interface OfInvoice {
  readonly invoice: Invoice
}

export const InvoiceSums = ({ invoice: { total, amountPaid, balanceDue, currencyCode } }: OfInvoice) => (
  <Facts
    title="Balance"
    needs="view_prices"
    currencyCode={currencyCode}
    facts={[
      { label: 'Total', amount: total },
      { label: 'Paid', amount: amountPaid },
      { label: 'Balance', amount: balanceDue, isOwed: true },
    ]}
  />
)

export const InvoiceDates = ({ invoice: { issueDate, dueDate, sentAt, voidedAt } }: OfInvoice) => (
  <Facts
    title="Dates"
    facts={[
      { label: 'Issued', date: issueDate },
      { label: 'Due', date: dueDate },
      { label: 'Sent', at: sentAt },
      { label: 'Voided', at: voidedAt },
    ]}
    end={<SettingLink to={paths.settings('invoices', 'invoiceDueDays')} of="due date" />}
  />
)

export function InvoiceLinks({ invoice: { customer, jobId, jobNumber, visitDate } }: OfInvoice) {
  const { day } = useFormat()
  if (!customer && !jobId) return null
  return (
    <Panel title="Customer and job">
      {customer && (
        <Fact label="Customer">
          <CustomerLink id={customer.id} name={customer.name ?? `Customer #${customer.id}`} />
        </Fact>
      )}
      {jobId && (
        <Fact label="Job">
          <Anchor component={Link} to={paths.job(jobId)} inherit>
            {jobNumber ?? `#${jobId}`}
          </Anchor>
        </Fact>
      )}
      {visitDate && <Fact label="Visit">{day(visitDate)}</Fact>}
      {jobId && <InvoiceQuote jobId={jobId} />}
    </Panel>
  )
}
