import { Button } from '@mantine/core'
import { AppDialog } from '../../components/overlays/AppDialog.tsx'

interface UnsavedInputDialogProps {
  readonly onClose: () => void
  readonly onSignOut: () => void
}

export function UnsavedInputDialog({ onClose, onSignOut }: UnsavedInputDialogProps) {
  return (
    <AppDialog
      isOpen
      onClose={onClose}
      title="Sign out without saving?"
      size={480}
      actions={
        <>
          <Button variant="subtle" color="red" onClick={onSignOut}>
            Discard and sign out
          </Button>
          <Button onClick={onClose} data-autofocus>
            Stay signed in
          </Button>
        </>
      }
    >
      You have a form or draft that isn’t saved. Signing out deletes it.
    </AppDialog>
  )
}
