import { ActionMenu } from '../../actions/ActionMenu.tsx'
import { DeletingMenu } from '../../actions/deletes/DeletingMenu.tsx'
import { useActor } from '../../actions/useActor.ts'
import type { List } from '../defineList.ts'
import type { ListRow } from './selection.ts'

interface RowMenuProps<Row extends ListRow> {
  readonly list: Pick<List<Row>, 'actions' | 'deletes' | 'menu' | 'menuLinks'>
  readonly row: Row
  readonly isLarge: boolean
}

export function RowMenu<Row extends ListRow>({ list, row, isLarge }: RowMenuProps<Row>) {
  const { actions, deletes, menu } = list
  const { can } = useActor()
  if (menu) return menu(row, isLarge)
  if (!actions) return null
  const entries = list.menuLinks?.(row).filter(({ needs }) => needs.every((authority) => can(authority)))
  const shared = { set: actions, of: row, isLarge, entries }
  return deletes ? <DeletingMenu {...shared} deletes={deletes} /> : <ActionMenu {...shared} />
}
