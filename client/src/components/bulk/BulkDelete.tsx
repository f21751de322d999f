import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { Deletes, PageOfDeletable, RefusedDelete } from '../actions/deletes/defineDeletes.ts'
import { useDelete } from '../actions/deletes/useDeletes.ts'
import type { ListRow, Selection } from '../list/rows/selection.ts'
import { BulkButton } from './BulkBar.tsx'
import { Button } from '@mantine/core'
import { AppDialog } from '../overlays/AppDialog.tsx'
import { counted } from '../list/listText.ts'
import { ResultList } from '../steps/ResultList.tsx'

interface BulkDeleteDialogProps<Row extends ListRow, Page extends PageOfDeletable<Row>> {
  readonly deletes: Deletes<Row, Page>
  readonly count: number
  /** Rows that can't be deleted; at least one. */
  readonly refused: readonly RefusedDelete<Row>[]
  readonly onDelete: () => void
  readonly onClose: () => void
}

/** Shown only if some of the selected rows can't be deleted. */
function BulkDeleteDialog<Row extends ListRow, Page extends PageOfDeletable<Row>>(props: BulkDeleteDialogProps<Row, Page>) {
  const { deletes, count, refused, onDelete, onClose } = props
  const { noun, rowLabel } = deletes
  const isNone = count === 0
  return (
    <AppDialog
      isOpen
      onClose={onClose}
      title={isNone ? `These ${noun.many} can’t be deleted` : `Delete ${count} of ${counted(noun, count + refused.length)}?`}
      size={520}
      actions={
        <>
          <Button variant="default" onClick={onClose} data-autofocus>
            {isNone ? 'Close' : `Keep ${noun.many}`}
          </Button>
          {!isNone && (
            <Button color="red" onClick={onDelete}>
              Delete {counted(noun, count)}
            </Button>
          )}
        </>
      }
    >
      <ResultList
        title={`${counted(noun, refused.length)} can’t be deleted:`}
        rows={refused.map(({ row, message }) => ({ id: row.id, ...rowLabel(row), message }))}
      />
    </AppDialog>
  )
}

export interface BulkDeleteProps<Row extends ListRow, Page extends PageOfDeletable<Row>> {
  readonly deletes: Deletes<Row, Page>
  readonly selection: Pick<Selection<Row>, 'rows' | 'drop'>
  readonly rowsKey: string
  readonly goToSelected: () => void
}

/** Deletes the selected rows; confirms first if some of them can't be deleted. Hidden without the authority. */
export function BulkDelete<Row extends ListRow, Page extends PageOfDeletable<Row>>(props: BulkDeleteProps<Row, Page>) {
  const { deletes, selection, rowsKey, goToSelected } = props
  const remove = useDelete(deletes)
  const [isAsking, setIsAsking] = useState(false)
  if (!remove) return null
  const { rows } = selection
  const refused = rows.flatMap((row) => {
    const message = deletes.blockedReason(row)
    return message === null ? [] : [{ row, message }]
  })
  const deletable = rows.filter((row) => !refused.some((item) => item.row === row))
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
