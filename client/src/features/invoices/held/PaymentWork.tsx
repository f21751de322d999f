import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { lateComponent } from '../../../shared/late/lateComponent.tsx'
import { latePart } from '../../../shared/late/latePart.ts'
import { whenIdle } from '../../../shared/late/whenIdle.ts'
import { askBeforeSignOut } from '../../../shared/navigation/signOut.ts'
import { useHeld } from './heldState.ts'
import { hasDatabase } from '../../../shared/session/hasDatabase.ts'

const HeldBars = lateComponent(async () => (await import('./HeldBars.tsx')).HeldBars)
const queue = latePart(async () => (await import('./heldQueue.ts')).heldQueue)

/** On every page of those who record payments: what waits is recorded in time, and can be taken back until then. */
export function PaymentWork() {
  const client = useApolloClient()
  const { steps } = useHeld()
  useEffect(() => {
    if (!hasDatabase()) return undefined
    let stop: (() => void) | undefined
    let isOver = false
    const begin = async (): Promise<void> => {
      const of = await queue.load()
      if (!isOver) stop = of(client)?.watch()
    }
    const callOff = whenIdle(() => void begin().catch(() => undefined))
    return () => {
      isOver = true
      callOff()
      stop?.()
    }
  }, [client])
  useEffect(
    () =>
      askBeforeSignOut(async () => {
        if (steps.length > 0) await (await queue.load())(client)?.sendAllNow()
        return false
      }),
    [client, steps],
  )
  return steps.length > 0 && <HeldBars />
}
