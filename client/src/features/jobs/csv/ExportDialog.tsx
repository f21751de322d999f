import { Button } from '@mantine/core'
import { refusalOf } from '../../../shared/api/refusal.ts'
import { AppDialog, DialogActions } from '../../../shared/ui/AppDialog.tsx'
import { BulkProgress } from '../bulk/BulkProgress.tsx'
import type { JobListState } from '../list/jobListState.ts'
import { useShownColumns } from '../list/useShownColumns.ts'
import { useExport } from './useExport.ts'

interface ExportDialogProps {
  readonly state: JobListState
  /** As far as the list knows it. */
  readonly total: number | null
  readonly onClose: () => void
}

/** Writes exactly the rows and columns of the list into a CSV file; closing stops it. */
export function ExportDialog({ state, total, onClose }: ExportDialogProps) {
  const { progress, error, retry } = useExport(state, useShownColumns(state), onClose)
  return (
    <AppDialog isOpen onClose={onClose} title="Export to CSV">
      {error ? (
        <>
          <p role="alert">{refusalOf(error).message}</p>
          <DialogActions>
            <Button variant="default" onClick={onClose}>
              Close
            </Button>
            <Button onClick={retry} data-autofocus>
              Try again
            </Button>
          </DialogActions>
        </>
      ) : (
        <BulkProgress answered={progress.rows} total={progress.total ?? total ?? progress.rows} onStop={onClose} />
      )}
    </AppDialog>
  )
}
