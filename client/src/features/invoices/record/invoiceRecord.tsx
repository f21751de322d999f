import { defineRecord } from '../../../components/record/defineRecord.ts'
import { invoiceActionSet } from '../actions/invoiceActionSet.ts'
import { InvoiceMark } from '../labels/InvoiceMark.tsx'
import { invoiceName } from '../labels/invoiceText.ts'
import { paths } from '../../../lib/paths.ts'
import { InvoiceBar } from './InvoiceBar.tsx'
import { InvoiceDates, InvoiceLinks, InvoiceSums, type Invoice } from './InvoiceFacts.tsx'
import { InvoiceRecordDocument, type InvoiceRecordQuery, useInvoiceCompanyQuery } from './invoiceRecord.generated.ts'
import { InvoiceTimeline } from './InvoiceTimeline.tsx'
import { PaymentList } from './PaymentList.tsx'
import { MessageSection } from '../../messaging/MessageSection.tsx'
import { useInvoiceMessagesQuery } from '../../messaging/messages.generated.ts'
import { Section } from '../../../components/record/Parts.tsx'
import { SettingLink } from '../../settings/lookups/SettingLink.tsx'
import { PaperButton } from '../papers/PaperButton.tsx'
import { InvoiceSheet } from './InvoiceSheet.tsx'
import classes from './InvoicePaper.module.css'
import { PrintedRecord } from '../../../components/record/PrintedRecord.tsx'
import { Button } from '@mantine/core'
import { IconFileX } from '@tabler/icons-react'
import { useActions } from '../../../components/actions/ActionsProvider.tsx'
import { useActor } from '../../../components/actions/useActor.ts'
import { useHasAuthority } from '../../../lib/session/useAuthority.ts'

/** Voids an unpaid invoice after confirmation. Separate from everyday actions. */
function VoidButton({ invoice }: { readonly invoice: Invoice }) {
  const { run } = useActions(invoiceActionSet)
  if (!invoiceActionSet.offered(invoice, useActor()).includes('VOID')) return null
  return (
    <Button
      my={12}
      ml={-8}
      style={{ alignSelf: 'flex-start' }}
      size="compact-sm"
      variant="subtle"
      color="red"
      leftSection={<IconFileX size={16} aria-hidden />}
      onClick={() => run('VOID', invoice)}
    >
      Void invoice
    </Button>
  )
}

function PrintedInvoice({ invoice }: { readonly invoice: Invoice }) {
  const { data } = useInvoiceCompanyQuery()
  return (
    <PrintedRecord>
      <div className={classes.printed} data-invoice-sheet>
        <InvoiceSheet invoice={invoice} company={data ?? null} />
      </div>
    </PrintedRecord>
  )
}

function InvoicePaper({ invoice }: { readonly invoice: Invoice }) {
  const { data } = useInvoiceCompanyQuery()
  return (
    <Section title="Invoice" aside={<PaperButton label="Download PDF" of={invoiceName(invoice)} id={invoice.id} />}>
      <div className={`box ${classes.paper}`}>
        <InvoiceSheet invoice={invoice} company={data ?? null} />
      </div>
      <p className={classes.settings}>
        <SettingLink to={paths.settings('invoices', 'invoicePrefix')} of="invoice numbers, payment terms and footer" />
      </p>
    </Section>
  )
}

interface OfInvoice {
  readonly invoice: Invoice
}

function Log({ invoice: { id, jobId, jobNumber, customer, billTo } }: OfInvoice) {
  const { data, error, refetch } = useInvoiceMessagesQuery({ variables: { invoiceId: id } })
  const whom = customer && { name: billTo?.name ?? customer.name, email: customer.email }
  return (
    <MessageSection
      about={{ customerId: customer?.id ?? null, jobId, invoiceId: id, customer: whom, job: jobNumber }}
      found={{ messages: data?.invoiceMessages, error, refetch }}
    />
  )
}

/** Messages to the customer about the invoice; they contain amounts. */
const InvoiceMessages = ({ invoice }: OfInvoice) => useHasAuthority('view_prices') && <Log invoice={invoice} />

export const invoiceRecord = defineRecord({
  noun: 'invoice',
  list: { to: paths.invoices(), label: 'Invoices' },
  staffList: { to: paths.jobs(), label: 'Jobs' },
  query: InvoiceRecordDocument,
  getRecord: ({ invoice }: InvoiceRecordQuery) => invoice,
  getTitle: invoiceName,
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
