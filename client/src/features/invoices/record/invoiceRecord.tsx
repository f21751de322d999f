import { defineRecord } from '../../../components/record/defineRecord.ts'
import { invoiceActionSet } from '../shared/actions/invoiceActionSet.ts'
import { InvoiceMark } from '../shared/InvoiceMark.tsx'
import { invoiceName } from '../shared/invoiceWords.ts'
import { paths } from '../../../lib/paths.ts'
import { InvoiceBar } from './InvoiceBar.tsx'
import { InvoiceDates, InvoiceLinks, InvoiceSums } from './InvoiceFacts.tsx'
import { InvoiceMessages } from './InvoiceMessages.tsx'
import { InvoicePaper } from './InvoicePaper.tsx'
import { InvoiceRecordDocument, type InvoiceRecordQuery } from './invoiceRecord.generated.ts'
import { InvoiceTimeline } from './InvoiceTimeline.tsx'
import { PaymentList } from './PaymentList.tsx'
import { PrintedInvoice } from './PrintedInvoice.tsx'
import { VoidButton } from './VoidButton.tsx'

/** Spec §7 "Invoices": the paper, what was paid of it, and what is still open. */
export const invoiceRecord = defineRecord({
  noun: 'invoice',
  list: { to: paths.invoices(), label: 'Invoices' },
  query: InvoiceRecordDocument,
  recordOf: ({ invoice }: InvoiceRecordQuery) => invoice,
  titleOf: invoiceName,
  badge: (invoice) => <InvoiceMark of={invoice} />,
  actions: invoiceActionSet,
  bar: (invoice) => <InvoiceBar invoice={invoice} />,
  main: {
    first: (invoice) => <InvoicePaper invoice={invoice} />,
    rest: (invoice) => (
      <>
        <PaymentList invoice={invoice} />
        <InvoiceMessages invoice={invoice} />
        <InvoiceTimeline invoice={invoice} />
      </>
    ),
  },
  side: {
    first: (invoice) => <InvoiceSums invoice={invoice} />,
    rest: (invoice) => (
      <>
        <InvoiceDates invoice={invoice} />
        <InvoiceLinks invoice={invoice} />
        <VoidButton invoice={invoice} />
      </>
    ),
  },
  print: (invoice) => <PrintedInvoice invoice={invoice} />,
  refreshes: ['InvoiceRecord', 'InvoiceMessages'],
})
