import { lazyModule } from '../../../shared/lazyModule.ts'
import { lazyWithPreload } from '../../../shared/lazyWithPreload.tsx'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { hasQueue } from '../../../shared/queue/hasQueue.ts'
import { whenIdle } from '../../../shared/whenIdle.ts'
import { askBeforeSignOut } from '../../../shared/navigation/signOut.ts'
import { heldChannel, useHeld } from './heldState.ts'
import { hasDatabase } from '../../../shared/session/hasDatabase.ts'

const HeldBars = lazyWithPreload(async () => (await import('./HeldBars.tsx')).HeldBars)
const queue = lazyModule(async () => (await import('./heldQueue.ts')).heldQueue)

/** On every page of those who record payments: what waits is recorded in time, and can be taken back until then. */
export function PaymentWork() {
  const client = useApolloClient()
  const { steps } = useHeld()
  const holds = steps.length > 0
  // Whoever has never held a payment here does not download what works with them, until one is held.
  const [isWanted, setWanted] = useState(false)
  if (holds && !isWanted) setWanted(true)
  useEffect(() => {
    if (isWanted || !hasDatabase()) return undefined
    const want = (): void => setWanted(true)
    heldChannel()?.addEventListener('message', want)
    const callOff = whenIdle(() => void hasQueue().then((mayHold) => mayHold && want()))
    return () => {
      callOff()
      heldChannel()?.removeEventListener('message', want)
    }
  }, [isWanted])
  useEffect(() => {
    if (!isWanted) return undefined
    let stop: (() => void) | undefined
    let isOver = false
    const begin = async (): Promise<void> => {
      const of = await queue.load()
      if (!isOver) stop = of(client)?.watch()
    }
    void begin().catch(() => undefined)
    return () => {
      isOver = true
      stop?.()
    }
  }, [client, isWanted])
  useEffect(
    () =>
      askBeforeSignOut(async () => {
        if (holds) await (await queue.load())(client)?.sendAllNow()
        return false
      }),
    [client, holds],
  )
  return holds && <HeldBars />
}
