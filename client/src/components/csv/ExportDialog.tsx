import { Button } from '@mantine/core'
import { toApiError } from '../../lib/api/apiError.ts'
import { AppDialog, DialogActions } from '../overlays/AppDialog.tsx'
import { StepsProgress } from '../steps/StepsProgress.tsx'
import type { List } from '../list/defineList.ts'
import type { ListState } from '../list/listState.ts'
import { useShownColumns } from '../list/views/useShownColumns.ts'
import { exportTitles, type FileType } from './saveTable.ts'
import { useExport } from './useExport.ts'

interface ExportDialogProps {
  readonly list: List
  readonly state: ListState
  readonly type: FileType
  readonly total: number | null
  readonly onClose: () => void
}

/** Exports the rows and columns of the list; closing cancels it. */
export function ExportDialog({ list, state, type, total, onClose }: ExportDialogProps) {
  const { progress, error, retry } = useExport({ list, state, shown: useShownColumns(list, state), type, onEnd: onClose })
  return (
    <AppDialog isOpen onClose={onClose} title={exportTitles[type]}>
      {error ? (
        <>
          <p role="alert">{toApiError(error).message}</p>
          <DialogActions>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button onClick={retry} data-autofocus>
              Try again
            </Button>
          </DialogActions>
        </>
      ) : (
        <StepsProgress answered={progress.rows} total={progress.total ?? total ?? progress.rows} onStop={onClose} />
      )}
    </AppDialog>
  )
}
