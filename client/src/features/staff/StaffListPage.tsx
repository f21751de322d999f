import { ListPage } from '../../kit/list/ListPage.tsx'
import { staffList } from './list/staffList.tsx'

export const StaffListPage = () => <ListPage list={staffList} />
