import { ListPage } from '../../components/list/ListPage.tsx'
import { earningList } from './earningList.tsx'

/** Spec §7 "Earnings": figures, chart and payments. */
export const EarningsPage = () => <ListPage list={earningList} />
