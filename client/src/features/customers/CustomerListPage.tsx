import { ListPage } from '../../kit/list/ListPage.tsx'
import { useAuthority } from '../../shared/session/useAuthority.ts'
import { customerList, customerListWithoutSums } from './list/customerList.tsx'

export function CustomerListPage() {
  const seesSums = useAuthority()('view_prices') !== false
  return <ListPage list={seesSums ? customerList : customerListWithoutSums} />
}
