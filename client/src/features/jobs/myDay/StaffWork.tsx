import { useEffect, useState } from 'react'
import { OfflineQueue } from '../shared/waiting/OfflineQueue.tsx'
import { deleteResponses, deleteOldResponses } from '../../../lib/offline/responseStore.ts'
import { whenIdle } from '../../../lib/whenIdle.ts'
import { usePrefetchDay } from './usePrefetchDay.ts'
import { useMyDay } from './useMyDay.ts'
import { useSharedPosition } from './useSharedPosition.ts'
import { IconCloudOff } from '@tabler/icons-react'
import { useServerAway } from '../../../lib/api/reach.ts'
import classes from './MyDay.module.css'

/** Whether the service worker has precached the app, so that a page loads without network. */
function useIsPrecached(): boolean {
  const [isPrecached, setIsPrecached] = useState(() => Boolean(navigator.serviceWorker?.controller))
  useEffect(() => {
    let isMounted = true
    void navigator.serviceWorker?.ready.then(() => isMounted && setIsPrecached(true))
    return () => {
      isMounted = false
    }
  }, [])
  return isPrecached
}

/** Warns, and asks before the page unloads, while the app is offline and not precached: a reload would fail. */
export function KeepOpen() {
  const isAway = useServerAway()
  const isAlone = !useIsPrecached() && isAway
  useEffect(() => {
    if (!isAlone) return undefined
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isAlone])
  return (
    <div role="status">
      {isAlone && (
        <p className={classes.alone}>
          <IconCloudOff size={18} aria-hidden />
          Keep this page open until you’re back online. This phone can’t reload it yet. Your work is saved.
        </p>
      )}
    </div>
  )
}

const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined)

/** Deletes the offline copy of the day at sign-out. */
const forgetDay = (): void => quietly(deleteResponses())

/** On every page of a technician: what waits is sent, today's visits are kept, and a sign-out with something unsent asks first. */
export function StaffWork() {
  const day = useMyDay()
  usePrefetchDay(day.returned?.visits, day.day?.next?.of.id)
  useSharedPosition(day)
  useEffect(() => whenIdle(() => quietly(deleteOldResponses())), [])
  return (
    <>
      <KeepOpen />
      <OfflineQueue onSignOut={forgetDay} />
    </>
  )
}
