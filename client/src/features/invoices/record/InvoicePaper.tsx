import { Section } from '../../../components/record/Parts.tsx'
import { SettingLink } from '../../settings/shared/SettingLink.tsx'
import { invoiceName } from '../shared/invoiceWords.ts'
import { paths } from '../../../lib/paths.ts'
import { PaperButton } from '../papers/PaperButton.tsx'
import { useInvoiceCompanyQuery } from './invoiceRecord.generated.ts'
import type { Invoice } from './InvoiceFacts.tsx'
import { InvoiceSheet } from './InvoiceSheet.tsx'
import classes from './InvoicePaper.module.css'

/** The invoice as the customer sees it. */
export function InvoicePaper({ invoice }: { readonly invoice: Invoice }) {
  const { data } = useInvoiceCompanyQuery()
  return (
    <Section title="Invoice" aside={<PaperButton label="Download PDF" of={invoiceName(invoice)} id={invoice.id} />}>
      <div className={classes.paper}>
        <InvoiceSheet invoice={invoice} company={data ?? null} />
      </div>
      <p className={classes.settings}>
        <SettingLink to={paths.settings('invoices', 'invoicePrefix')} of="invoice numbers, payment terms and footer" />
      </p>
    </Section>
  )
}
