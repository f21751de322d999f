import { Alert, Button } from '@mantine/core'
import { SavedAlreadyAlert } from './SavedAlready.tsx'
import { DialogActions } from '../overlays/AppDialog.tsx'

interface DialogEndProps {
  /** Of the button that sends the form around. */
  readonly save: string
  /** Saves although something was asked; null where nothing is. */
  readonly anyway?: (() => void) | null
  readonly isSaving: boolean
  readonly problem: string | null
  /** An earlier try may have made it; `name` is null where nobody can tell. */
  readonly duplicate: { readonly name: string | null; readonly onUse: () => void; readonly onAgain: () => void } | null
  readonly onClose: () => void
}

/** The end of a form in a dialog: what went wrong, and the buttons. */
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
