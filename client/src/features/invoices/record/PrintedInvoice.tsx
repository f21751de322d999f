import { PrintedRecord } from '../../../components/record/PrintedRecord.tsx'
import { useInvoiceCompanyQuery } from './invoiceRecord.generated.ts'
import type { Invoice } from './InvoiceFacts.tsx'
import { InvoiceSheet } from './InvoiceSheet.tsx'
import classes from './InvoicePaper.module.css'

/** The paper, in place of the screen. */
export function PrintedInvoice({ invoice }: { readonly invoice: Invoice }) {
  const { data } = useInvoiceCompanyQuery()
  return (
    <PrintedRecord>
      <div className={classes.printed} data-invoice-sheet>
        <InvoiceSheet invoice={invoice} company={data ?? null} />
      </div>
    </PrintedRecord>
  )
}
