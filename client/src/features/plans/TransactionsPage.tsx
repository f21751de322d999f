import { ListPage } from '../../kit/list/ListPage.tsx'
import { transactionList } from './transactionList.tsx'

export const TransactionsPage = () => <ListPage list={transactionList} />
