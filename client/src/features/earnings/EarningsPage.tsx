import { ListPage } from '../../components/list/ListPage.tsx'
import { earningList } from './earningList.tsx'

/** Spec §7 "Earnings": what came in, in figures and bars, and the payments behind each of them. */
export const EarningsPage = () => <ListPage list={earningList} />
