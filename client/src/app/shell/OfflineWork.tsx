import { useEffect, useState } from 'react'
import { useWaitingSteps } from '../../features/offlineQueue/waitingSteps.ts'
import { lazyWithPreload } from '../../lib/lazyWithPreload.tsx'
import { hasQueue } from '../../lib/offline/queue/hasQueue.ts'
import { useWorksOnSite } from '../../lib/session/onSite.ts'
import { useHasAuthority } from '../../lib/session/useAuthority.ts'
import { whenIdle } from '../../lib/whenIdle.ts'

const OnSiteWork = lazyWithPreload(async () => (await import('./OnSiteWork.tsx')).OnSiteWork)
const OfficeQueue = lazyWithPreload(async () => (await import('./OfficeQueue.tsx')).OfficeQueue)

/** For users who record payments or have quotes signed in the office; loaded once this browser has a queue. */
function QueueOnDemand() {
  const isUsed = useWaitingSteps().length > 0
  const [isNeeded, setIsNeeded] = useState(false)
  if (isUsed && !isNeeded) setIsNeeded(true)
  useEffect(() => {
    if (isNeeded) return undefined
    return whenIdle(() => void hasQueue().then((hasSteps) => hasSteps && setIsNeeded(true)))
  }, [isNeeded])
  return isNeeded && <OfficeQueue />
}

/** The offline queue of users who work without a network. */
export function OfflineWork() {
  const isOnSite = useWorksOnSite()
  const mayRecordPayments = useHasAuthority('record_payments')
  const mayBook = useHasAuthority('manage_jobs')
  if (isOnSite) return <OnSiteWork />
  return (mayRecordPayments || mayBook) && <QueueOnDemand />
}
