import { ListPage } from '../../components/list/ListPage.tsx'
import { staffList } from './list/staffList.tsx'

export const StaffListPage = () => <ListPage list={staffList} />
