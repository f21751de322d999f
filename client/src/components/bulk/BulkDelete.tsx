import { BulkDeleteDialog } from './BulkDeleteDialog.tsx'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { Deletes, PageOfDeletable } from '../actions/deletes/defineDeletes.ts'
import { useDelete } from '../actions/deletes/useDeletes.ts'
import type { ListRow, Selection } from '../list/rows/selection.ts'
import { BulkButton } from './BulkBar.tsx'

export interface BulkDeleteProps<Row extends ListRow, Page extends PageOfDeletable<Row>> {
  readonly deletes: Deletes<Row, Page>
  readonly selection: Pick<Selection<Row>, 'rows' | 'drop'>
  /** Which list it is (`rowsKeyOf`). */
  readonly rowsKey: string
  readonly goToSelected: () => void
}

/** Deletes the selected rows; asks first where some of them cannot be. Nothing for whoever may not. */
export function BulkDelete<Row extends ListRow, Page extends PageOfDeletable<Row>>(props: BulkDeleteProps<Row, Page>) {
  const { deletes, selection, rowsKey, goToSelected } = props
  const remove = useDelete(deletes)
  const [isAsking, setIsAsking] = useState(false)
  if (!remove) return null
  const { rows } = selection
  const refused = rows.flatMap((row) => {
    const message = deletes.problemOf(row)
    return message === null ? [] : [{ row, message }]
  })
  const deletable = rows.filter((row) => !refused.some((one) => one.row === row))
  const removeAll = (): void => {
    setIsAsking(false)
    goToSelected()
    remove(deletable, rowsKey)
    selection.drop(deletable.map(({ id }) => id))
  }
  return (
    <>
      <BulkButton
        label="Delete"
        Icon={IconTrash}
        isDangerous
        isDisabled={rows.length === 0}
        onClick={() => (refused.length > 0 ? setIsAsking(true) : removeAll())}
      />
      {isAsking && (
        <BulkDeleteDialog
          deletes={deletes}
          count={deletable.length}
          refused={refused}
          onDelete={removeAll}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
