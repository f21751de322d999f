import { ListPage } from '../../components/list/ListPage.tsx'
import { serviceList } from './list/serviceList.tsx'

export const PriceListPage = () => <ListPage list={serviceList} />
