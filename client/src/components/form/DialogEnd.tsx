import { Alert, Button } from '@mantine/core'
import { SavedAlreadyAlert } from './SavedAlready.tsx'
import { DialogActions } from '../overlays/AppDialog.tsx'

interface DialogEndProps {
  readonly save: string
  /** Saves despite an open question; null without one. */
  readonly anyway?: (() => void) | null
  readonly isSaving: boolean
  readonly problem: string | null
  /** A record that an earlier try may have created; `name` is null if unknown. */
  readonly duplicate: { readonly name: string | null; readonly onUse: () => void; readonly onAgain: () => void } | null
  readonly onClose: () => void
}

export function DialogEnd({ save, anyway = null, isSaving, problem, duplicate, onClose }: DialogEndProps) {
  return (
    <>
      {duplicate && <SavedAlreadyAlert {...duplicate} isSaving={isSaving} />}
      {problem !== null && (
        <Alert color="red" variant="light" role="alert">
          {problem}
        </Alert>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        {anyway ? (
          <Button loading={isSaving} onClick={anyway}>
            Save anyway
          </Button>
        ) : (
          <Button type="submit" loading={isSaving}>
            {save}
          </Button>
        )}
      </DialogActions>
    </>
  )
}
