import { recordPage } from '../../components/record/RecordPage.tsx'
import { invoiceRecord } from './record/invoiceRecord.tsx'

export const InvoicePage = recordPage(invoiceRecord, 'invoiceId')
