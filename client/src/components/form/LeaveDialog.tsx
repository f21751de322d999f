import { Button } from '@mantine/core'
import type { Blocker } from 'react-router'
import { AppDialog } from '../overlays/AppDialog.tsx'

interface LeaveDialogProps {
  readonly blocker: Blocker
  readonly noun: string
  readonly onDiscard: () => void
}

export function LeaveDialog({ blocker, noun, onDiscard }: LeaveDialogProps) {
  const stay = (): void => blocker.reset?.()
  const leave = (): void => blocker.proceed?.()
  const discard = (): void => {
    onDiscard()
    leave()
  }
  return (
    <AppDialog
      isOpen={blocker.state === 'blocked'}
      onClose={stay}
      title="Leave without saving?"
      size={480}
      actions={
        <>
          <Button variant="subtle" color="red" onClick={discard}>
            Discard
          </Button>
          <Button variant="default" onClick={leave}>
            Keep as draft
          </Button>
          <Button onClick={stay} data-autofocus>
            Keep editing
          </Button>
        </>
      }
    >
      This {noun} isn’t saved. Keep it as a draft and it’ll be here, in this window, when you come back.
    </AppDialog>
  )
}
