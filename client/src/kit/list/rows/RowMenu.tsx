import { ActionMenu } from '../../actions/ActionMenu.tsx'
import type { List } from '../defineList.ts'
import type { ListRow } from './selection.ts'

interface RowMenuProps<Row extends ListRow> {
  readonly list: Pick<List<Row>, 'actions' | 'menu'>
  readonly row: Row
  /** For fingers. */
  readonly isLarge: boolean
}

/** What can be done to a row. */
export function RowMenu<Row extends ListRow>({ list: { actions, menu }, row, isLarge }: RowMenuProps<Row>) {
  if (menu) return menu(row, isLarge)
  return actions && <ActionMenu set={actions} of={row} isLarge={isLarge} />
}
