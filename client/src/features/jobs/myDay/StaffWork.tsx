import { useEffect } from 'react'
import { OfflineQueue } from '../shared/waiting/OfflineQueue.tsx'
import { deleteResponses, deleteOldResponses } from '../../../lib/offline/responseStore.ts'
import { whenIdle } from '../../../lib/whenIdle.ts'
import { KeepOpen } from './KeepOpen.tsx'
import { usePrefetchDay } from './usePrefetchDay.ts'
import { useMyDay } from './useMyDay.ts'
import { useSharedPosition } from './useSharedPosition.ts'

const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined)

/** Deletes the offline copy of the day at sign-out. */
const forgetDay = (): void => quietly(deleteResponses())

/** On every page of a technician: what waits is sent, today's visits are kept, and a sign-out with something unsent asks first. */
export function StaffWork() {
  const day = useMyDay()
  usePrefetchDay(day.told?.visits, day.day?.next?.of.id)
  useSharedPosition(day)
  useEffect(() => whenIdle(() => quietly(deleteOldResponses())), [])
  return (
    <>
      <KeepOpen />
      <OfflineQueue onSignOut={forgetDay} />
    </>
  )
}
