import { useApolloClient } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { useServerAway } from '../../lib/api/reach.ts'
import { BottomSheet } from '../../components/overlays/BottomSheet.tsx'
import type { PopupOfButton } from '../../components/overlays/usePopupButton.ts'
import type { StepKinds } from '../../lib/offline/queue/stepKind.ts'
import { stepQueue } from './stepQueue.ts'
import { WaitingStepRow } from './WaitingStepRow.tsx'
import { blockedSteps, useWaitingSteps } from './waitingSteps.ts'
import classes from './Waiting.module.css'

export function WaitingSheet({ popup, kinds }: { readonly popup: PopupOfButton; readonly kinds: StepKinds }) {
  const steps = useWaitingSteps()
  const queue = stepQueue(useApolloClient())
  const isAway = useServerAway()
  const late = blockedSteps(steps)
  return (
    <BottomSheet popup={popup} title="Waiting to send">
      {steps.length === 0 ? (
        <p className={classes.sheet}>Everything is sent.</p>
      ) : (
        <div className={classes.sheet}>
          <p className="hint">{isAway ? 'Sent when you’re back online.' : 'Sent in this order.'}</p>
          <ol className="stack list" aria-label="Waiting to send">
            {steps.map((step) => (
              <WaitingStepRow key={step.seq} step={step} kinds={kinds} isBlocked={late.has(step.seq)} />
            ))}
          </ol>
          <Button className={classes.send} size="md" fullWidth variant="default" onClick={() => queue?.retryNow()}>
            Send now
          </Button>
        </div>
      )}
    </BottomSheet>
  )
}
