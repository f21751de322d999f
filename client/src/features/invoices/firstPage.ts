import type { FirstPage } from '../../kit/list/firstPage.ts'
import { invoiceList } from './list/invoiceList.tsx'

export const firstPage: FirstPage = { list: invoiceList, page: 'InvoiceListPage.tsx' }
