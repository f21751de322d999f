import { ActionMenu } from '../ActionMenu.tsx'
import type { OfferedActions } from '../defineActions.ts'
import type { MenuEntry } from '../openMenu.ts'
import type { Deletes, PageOfDeletable } from './defineDeletes.ts'
import { useRemoval } from './useDeletes.ts'

interface DeletingMenuProps<Row extends { readonly id: string }, Page extends PageOfDeletable<Row>> {
  readonly set: OfferedActions<string, Row>
  readonly deletes: Deletes<Row, Page>
  readonly of: Row
  /** 44 pixels, for fingers. */
  readonly isLarge?: boolean
  readonly entries?: readonly MenuEntry[] | undefined
}

export const DeletingMenu = <Row extends { readonly id: string }, Page extends PageOfDeletable<Row>>(
  props: DeletingMenuProps<Row, Page>,
) => {
  const { set, of, isLarge, entries, deletes } = props
  return <ActionMenu set={set} of={of} isLarge={isLarge} entries={entries} removal={useRemoval(deletes, of)} />
}
