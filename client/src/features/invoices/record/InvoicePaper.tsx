import { Section } from '../../../kit/record/Parts.tsx'
import { BesideLink } from '../../../parts/company/BesideLink.tsx'
import { invoiceName } from '../../../parts/invoices/invoiceWords.ts'
import { paths } from '../../../shared/paths.ts'
import { PaperButton } from '../papers/PaperButton.tsx'
import { useInvoiceCompanyQuery } from './invoiceRecord.generated.ts'
import type { Invoice } from './InvoiceFacts.tsx'
import { InvoiceSheet } from './InvoiceSheet.tsx'
import classes from './InvoicePaper.module.css'

/** What stands on every paper, and where it is changed. */
const wordsOfPaper = [
  ['invoicePrefix', 'Change numbers'],
  ['paymentTerms', 'Change payment terms'],
  ['invoiceFooter', 'Change footer'],
] as const

/** The paper as the customer has it. */
export function InvoicePaper({ invoice }: { readonly invoice: Invoice }) {
  const { data } = useInvoiceCompanyQuery()
  return (
    <Section title="Invoice" aside={<PaperButton label="Download PDF" of={invoiceName(invoice)} id={invoice.id} />}>
      <div className={classes.paper}>
        <InvoiceSheet invoice={invoice} company={data ?? null} />
      </div>
      <p className={classes.settings}>
        {wordsOfPaper.map(([setting, words]) => (
          <BesideLink key={setting} needs="manage_settings" to={paths.settings('invoices', setting)}>
            {words}
          </BesideLink>
        ))}
      </p>
    </Section>
  )
}
