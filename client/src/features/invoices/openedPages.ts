import { type OpenedPage, openedRecord } from '../../kit/record/openedPages.ts'
import { invoiceRecord } from './record/invoiceRecord.tsx'

export const openedPages: readonly OpenedPage[] = [openedRecord('/invoices/:invoiceId', invoiceRecord)]
