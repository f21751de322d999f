import { useApolloClient } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { AppDialog } from '../../components/overlays/AppDialog.tsx'
import { stepQueue } from './stepQueue.ts'
import { waitingSteps, useWaitingSteps } from './waitingSteps.ts'
import classes from './Waiting.module.css'

interface SignOutDialogProps {
  readonly onClose: () => void
  /** `forgets`: whether unsent steps are discarded. */
  readonly onLeave: (forgets: boolean) => void
}

export function SignOutDialog({ onClose, onLeave }: SignOutDialogProps) {
  const queue = stepQueue(useApolloClient())
  const steps = useWaitingSteps()
  const [state, setState] = useState<'asking' | 'sending' | 'unsent' | 'discarding'>('asking')
  const send = async (): Promise<void> => {
    setState('sending')
    await queue?.send()
    if (waitingSteps().length === 0) onLeave(true)
    else setState('unsent')
  }
  const count = steps.length === 1 ? '1 step is' : `${steps.length} steps are`
  if (state === 'discarding') {
    return (
      <AppDialog isOpen onClose={onClose} title="Discard what isn’t sent?">
        <p>{count} will be lost for good.</p>
        <div className={classes.buttons}>
          <Button variant="default" onClick={() => setState('asking')}>
            Back
          </Button>
          <Button color="red" onClick={() => onLeave(true)}>
            Discard and sign out
          </Button>
        </div>
      </AppDialog>
    )
  }
  return (
    <AppDialog isOpen onClose={onClose} title="Sign out with work not sent?">
      <p>{count} on this phone only.</p>
      {state === 'unsent' && (
        <p className={classes.problem} role="alert">
          Not everything could be sent. It is still here.
        </p>
      )}
      <div className={classes.buttons}>
        <Button data-autofocus loading={state === 'sending'} onClick={() => void send()}>
          Send now
        </Button>
        <Button variant="default" onClick={() => onLeave(false)}>
          Keep for my next sign-in
        </Button>
        <Button variant="default" color="red" onClick={() => setState('discarding')}>
          Discard
        </Button>
      </div>
    </AppDialog>
  )
}
