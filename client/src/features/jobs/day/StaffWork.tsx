import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { forgetOwnQueue, jobQueue } from '../../../parts/jobs/waiting/jobQueue.ts'
import { SignOutDialog } from '../../../parts/jobs/waiting/SignOutDialog.tsx'
import { WaitingBar } from '../../../parts/jobs/waiting/WaitingBar.tsx'
import { waitingSteps } from '../../../parts/jobs/waiting/waitingSteps.ts'
import { forgetAnswers, tidyAnswers } from '../../../shared/api/answerStore.ts'
import { useServerAway } from '../../../shared/api/reach.ts'
import { whenIdle } from '../../../shared/whenIdle.ts'
import { leaveToLogin } from '../../../shared/navigation/sessionMoves.ts'
import { askBeforeSignOut } from '../../../shared/navigation/signOut.ts'
import { KeepOpen } from './KeepOpen.tsx'
import { keepParts } from './keepParts.ts'
import { keptParts } from './keptParts.ts'
import { useKeptDay } from './useKeptDay.ts'
import { useMyDay } from './useMyDay.ts'
import { useSharedPosition } from './useSharedPosition.ts'

const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined)

/** Nothing of a technician stays on the device but what is kept on purpose. */
const forgetAll = (): void => {
  quietly(forgetOwnQueue())
  quietly(forgetAnswers())
}

/** On every page of a technician: what waits is sent, today's visits are kept, and a sign-out with something unsent asks first. */
export function StaffWork() {
  const client = useApolloClient()
  const [isLeaving, setIsLeaving] = useState(false)
  const day = useMyDay()
  const isShown = Boolean(day.told ?? day.error)
  const isAway = useServerAway()
  useKeptDay(day.told?.visits, day.day?.next?.of.id)
  useSharedPosition(day)
  useEffect(() => jobQueue(client)?.watch(), [client])
  useEffect(() => {
    if (isShown && !isAway && keptParts() !== 'all') quietly(keepParts())
  }, [isShown, isAway])
  useEffect(() => whenIdle(() => quietly(tidyAnswers())), [])
  useEffect(
    () =>
      askBeforeSignOut(async () => {
        await jobQueue(client)?.refresh()
        const isAsked = waitingSteps().length > 0
        if (isAsked) setIsLeaving(true)
        else forgetAll()
        return isAsked
      }),
    [client],
  )
  const leave = (forgets: boolean): void => {
    if (forgets) forgetAll()
    else quietly(forgetAnswers())
    leaveToLogin()
  }
  return (
    <>
      <KeepOpen />
      <WaitingBar />
      {isLeaving && <SignOutDialog onClose={() => setIsLeaving(false)} onLeave={leave} />}
    </>
  )
}
