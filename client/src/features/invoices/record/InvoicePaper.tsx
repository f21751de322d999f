import { Section } from '../../../kit/record/Parts.tsx'
import { invoiceName } from '../../../parts/invoices/invoiceWords.ts'
import { PaperButton } from '../papers/PaperButton.tsx'
import { useInvoiceCompanyQuery } from './invoiceRecord.generated.ts'
import type { Invoice } from './InvoiceFacts.tsx'
import { InvoiceSheet } from './InvoiceSheet.tsx'
import classes from './InvoicePaper.module.css'

/** The paper as the customer has it. */
export function InvoicePaper({ invoice }: { readonly invoice: Invoice }) {
  const { data } = useInvoiceCompanyQuery()
  return (
    <Section title="Invoice" aside={<PaperButton label="Download PDF" of={invoiceName(invoice)} id={invoice.id} />}>
      <div className={classes.paper}>
        <InvoiceSheet invoice={invoice} company={data ?? null} />
      </div>
    </Section>
  )
}
