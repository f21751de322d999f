import { messages } from '@callout/contracts/text/messages'
import { Button } from '@mantine/core'
import { goTo } from '../../lib/navigation/address.ts'
import { paths } from '../../lib/paths.ts'
import { AppDialog } from '../../components/overlays/AppDialog.tsx'

interface UnknownEmailDialogProps {
  readonly email: string
  readonly onClose: () => void
}

/** Spec §2 "Unknown-email modal". */
export function UnknownEmailDialog({ email, onClose }: UnknownEmailDialogProps) {
  return (
    <AppDialog
      isOpen
      onClose={onClose}
      title="Create an account?"
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            No
          </Button>
          <Button data-autofocus onClick={() => goTo(paths.register(), { state: { email } })}>
            Signup
          </Button>
        </>
      }
    >
      {messages.unknownEmail}
    </AppDialog>
  )
}
