import { recordPage } from '../../components/record/RecordPage.tsx'
import { invoiceRecord } from './record/invoiceRecord.tsx'

/** One invoice: the paper, what was paid of it, and what has become of it. */
export const InvoicePage = recordPage(invoiceRecord, 'invoiceId')
