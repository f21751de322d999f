import { Button } from '@mantine/core'
import { AppDialog } from '../overlays/AppDialog.tsx'
import type { Deletes, PageOfDeletable, RefusedDelete } from '../actions/deletes/defineDeletes.ts'
import type { ListRow } from '../list/rows/selection.ts'
import { counted } from '../list/words.ts'
import { RefusedList } from './RefusedList.tsx'

export interface BulkDeleteDialogProps<Row extends ListRow, Page extends PageOfDeletable<Row>> {
  readonly deletes: Deletes<Row, Page>
  /** Rows that can be deleted. */
  readonly count: number
  /** The others, of which there is at least one. */
  readonly refused: readonly RefusedDelete<Row>[]
  readonly onDelete: () => void
  readonly onClose: () => void
}

/** Asked only where some of the selected rows cannot be deleted. */
export function BulkDeleteDialog<Row extends ListRow, Page extends PageOfDeletable<Row>>(props: BulkDeleteDialogProps<Row, Page>) {
  const { deletes, count, refused, onDelete, onClose } = props
  const { noun, rowNameOf } = deletes
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
      <RefusedList
        title={`${counted(noun, refused.length)} can’t be deleted:`}
        refused={refused.map(({ row, message }) => ({ id: row.id, ...rowNameOf(row), message }))}
      />
    </AppDialog>
  )
}
