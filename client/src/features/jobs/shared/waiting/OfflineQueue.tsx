import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { leaveToLogin } from '../../../../lib/navigation/sessionMoves.ts'
import { askBeforeSignOut } from '../../../../lib/navigation/signOut.ts'
import { forgetOwnQueue, jobQueue } from './jobQueue.ts'
import { SignOutDialog } from './SignOutDialog.tsx'
import { WaitingBar } from './WaitingBar.tsx'
import { waitingSteps } from './waitingSteps.ts'

interface OfflineQueueProps {
  /** Clears what else the device keeps of the person. */
  readonly onSignOut?: () => void
}

/** Sends the offline queue and shows what is unsent; a sign-out with something unsent asks first. */
export function OfflineQueue({ onSignOut }: OfflineQueueProps) {
  const client = useApolloClient()
  const [isLeaving, setIsLeaving] = useState(false)
  useEffect(() => jobQueue(client)?.watch(), [client])
  useEffect(
    () =>
      askBeforeSignOut(async () => {
        await jobQueue(client)?.refresh()
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
      <WaitingBar />
      {isLeaving && <SignOutDialog onClose={() => setIsLeaving(false)} onLeave={leave} />}
    </>
  )
}
