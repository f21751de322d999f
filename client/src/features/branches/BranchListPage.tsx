import { ListPage } from '../../components/list/ListPage.tsx'
import { branchList } from './list/branchList.tsx'

export const BranchListPage = () => <ListPage list={branchList} />
