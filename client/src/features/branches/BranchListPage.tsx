import { ListPage } from '../../kit/list/ListPage.tsx'
import { branchList } from './list/branchList.tsx'

export const BranchListPage = () => <ListPage list={branchList} />
