import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { leaveToLogin, askBeforeSignOut } from '../../lib/navigation/sessionMoves.ts'
import type { StepKinds } from '../../lib/offline/queue/stepKind.ts'
import { forgetOwnQueue, stepQueue } from './stepQueue.ts'
import { SignOutDialog } from './SignOutDialog.tsx'
import { waitingSteps, needsPerson, useWaitingSteps } from './waitingSteps.ts'
import { UnstyledButton } from '@mantine/core'
import { IconAlertTriangle, IconClock } from '@tabler/icons-react'
import { usePopupButton } from '../../components/overlays/usePopupButton.ts'
import { waitingText } from './stepText.ts'
import classes from './Waiting.module.css'
import { WaitingSheet } from './WaitingSheet.tsx'

function WaitingBar({ kinds }: { readonly kinds: StepKinds }) {
  const steps = useWaitingSteps()
  const { buttonProps, popup } = usePopupButton('dialog')
  const isStuck = steps.some(needsPerson)
  const Icon = isStuck ? IconAlertTriangle : IconClock
  return (
    <>
      {steps.length > 0 && (
        <UnstyledButton {...buttonProps} className={classes.bar} data-stuck={isStuck || undefined}>
          <Icon size={18} aria-hidden />
          {waitingText(steps)}
          <span>Show</span>
        </UnstyledButton>
      )}
      {popup && <WaitingSheet popup={popup} kinds={kinds} />}
    </>
  )
}

interface OfflineQueueProps {
  readonly kinds: StepKinds
  readonly onSignOut?: () => void
}

/** Sends the offline queue and shows unsent steps; confirms a sign-out while there are any. */
export function OfflineQueue({ kinds, onSignOut }: OfflineQueueProps) {
  const client = useApolloClient()
  const [isLeaving, setIsLeaving] = useState(false)
  useEffect(() => stepQueue(client)?.watch(kinds), [client, kinds])
  useEffect(
    () =>
      askBeforeSignOut(async () => {
        await stepQueue(client)?.refresh()
        const isAsked = waitingSteps().length > 0
        if (isAsked) setIsLeaving(true)
        else {
          void forgetOwnQueue().catch(() => undefined)
          onSignOut?.()
        }
        return isAsked
      }),
    [client, onSignOut],
  )
  const leave = (forgets: boolean): void => {
    if (forgets) void forgetOwnQueue().catch(() => undefined)
    onSignOut?.()
    leaveToLogin()
  }
  return (
    <>
      <WaitingBar kinds={kinds} />
      {isLeaving && <SignOutDialog onClose={() => setIsLeaving(false)} onLeave={leave} />}
    </>
  )
}
