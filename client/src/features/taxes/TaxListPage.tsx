import { ListPage } from '../../components/list/ListPage.tsx'
import { taxList } from './taxList.tsx'

export const TaxListPage = () => <ListPage list={taxList} />
