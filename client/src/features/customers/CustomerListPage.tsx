import { ListPage } from '../../kit/list/ListPage.tsx'
import { customerList } from './list/customerList.tsx'

export const CustomerListPage = () => <ListPage list={customerList} />
