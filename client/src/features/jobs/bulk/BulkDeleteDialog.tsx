import { Button } from '@mantine/core'
import { AppDialog } from '../../../shared/ui/AppDialog.tsx'
import type { RefusedDelete } from '../../../kit/actions/deletes/defineDeletes.ts'
import type { DeletableJob } from '../../../parts/jobs/deletes/lateJobDeletes.ts'
import { jobsWord, refusedRow } from './bulkWords.ts'
import { RefusedList } from '../../../kit/bulk/RefusedList.tsx'

interface BulkDeleteDialogProps {
  /** Jobs that can be deleted. */
  readonly count: number
  /** The others, of which there is at least one. */
  readonly refused: readonly RefusedDelete<DeletableJob>[]
  readonly onDelete: () => void
  readonly onClose: () => void
}

/** Asked only where some of the selected jobs cannot be deleted. */
export function BulkDeleteDialog({ count, refused, onDelete, onClose }: BulkDeleteDialogProps) {
  const isNone = count === 0
  return (
    <AppDialog
      isOpen
      onClose={onClose}
      title={isNone ? 'These jobs can’t be deleted' : `Delete ${count} of ${count + refused.length} jobs?`}
      size={520}
      actions={
        <>
          <Button variant="default" onClick={onClose} data-autofocus>
            {isNone ? 'Close' : 'Keep jobs'}
          </Button>
          {!isNone && (
            <Button color="red" onClick={onDelete}>
              Delete {jobsWord(count)}
            </Button>
          )}
        </>
      }
    >
      <RefusedList
        title={`${jobsWord(refused.length)} can’t be deleted:`}
        refused={refused.map(({ row, message }) => refusedRow({ job: row, message }))}
      />
    </AppDialog>
  )
}
