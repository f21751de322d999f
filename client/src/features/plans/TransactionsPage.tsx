import { ListPage } from '../../components/list/ListPage.tsx'
import { transactionList } from './transactionList.tsx'

export const TransactionsPage = () => <ListPage list={transactionList} />
