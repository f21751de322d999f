import { ListPage } from '../../components/list/ListPage.tsx'
import { taxList } from './list/taxList.tsx'

export const TaxListPage = () => <ListPage list={taxList} />
