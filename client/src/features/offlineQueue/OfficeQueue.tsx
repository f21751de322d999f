import { useEffect, useState } from 'react'
import { lazyWithPreload } from '../../lib/lazyWithPreload.tsx'
import { whenIdle } from '../../lib/whenIdle.ts'
import { hasQueue } from '../../lib/offline/queue/hasQueue.ts'
import { useWaitingSteps } from './waitingSteps.ts'

const OfflineQueue = lazyWithPreload(async () => (await import('./queueParts.ts')).OfflineQueue)

/** The offline queue for users who record payments in the office; loaded once this browser has a queue. */
export function OfficeQueue() {
  const isUsed = useWaitingSteps().length > 0
  const [isWanted, setIsWanted] = useState(false)
  if (isUsed && !isWanted) setIsWanted(true)
  useEffect(() => {
    if (isWanted) return undefined
    return whenIdle(() => void hasQueue().then((mayHold) => mayHold && setIsWanted(true)))
  }, [isWanted])
  return isWanted && <OfflineQueue />
}
