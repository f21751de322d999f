import { ListPage } from '../../components/list/ListPage.tsx'
import { invoiceList } from './list/invoiceList.tsx'

export const InvoiceListPage = () => <ListPage list={invoiceList} />
