import { ListPage } from '../../components/list/ListPage.tsx'
import { customerList } from './list/customerList.tsx'

export const CustomerListPage = () => <ListPage list={customerList} />
