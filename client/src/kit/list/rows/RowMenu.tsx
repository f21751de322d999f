import { ActionMenu } from '../../actions/ActionMenu.tsx'
import { DeletingMenu } from '../../actions/deletes/DeletingMenu.tsx'
import type { List } from '../defineList.ts'
import type { ListRow } from './selection.ts'

interface RowMenuProps<Row extends ListRow> {
  readonly list: Pick<List<Row>, 'actions' | 'deletes' | 'menu'>
  readonly row: Row
  /** For fingers. */
  readonly isLarge: boolean
}

/** What can be done to a row. */
export function RowMenu<Row extends ListRow>({ list: { actions, deletes, menu }, row, isLarge }: RowMenuProps<Row>) {
  if (menu) return menu(row, isLarge)
  if (!actions) return null
  const shared = { set: actions, of: row, isLarge }
  return deletes ? <DeletingMenu {...shared} deletes={deletes} /> : <ActionMenu {...shared} />
}
