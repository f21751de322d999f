import { ActionsProvider } from '../../kit/actions/ActionsProvider.tsx'
import { ListPage } from '../../kit/list/ListPage.tsx'
import { customerActionSet } from '../../parts/customers/actions/customerActionSet.ts'
import { useAuthority } from '../../shared/session/useAuthority.ts'
import { customerList, customerListWithoutSums } from './list/customerList.tsx'

export function CustomerListPage() {
  const seesSums = useAuthority()('view_prices') !== false
  return (
    <ActionsProvider set={customerActionSet}>
      <ListPage list={seesSums ? customerList : customerListWithoutSums} />
    </ActionsProvider>
  )
}
