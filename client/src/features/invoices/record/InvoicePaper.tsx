import { Section } from '../../../kit/record/Parts.tsx'
import { useInvoiceCompanyQuery } from './invoiceRecord.generated.ts'
import type { Invoice } from './InvoiceFacts.tsx'
import { InvoiceSheet } from './InvoiceSheet.tsx'
import classes from './InvoicePaper.module.css'

/** The paper as the customer has it. */
export function InvoicePaper({ invoice }: { readonly invoice: Invoice }) {
  const { data } = useInvoiceCompanyQuery()
  return (
    <Section title="Invoice">
      <div className={classes.paper}>
        <InvoiceSheet invoice={invoice} company={data ?? null} />
      </div>
    </Section>
  )
}
