import { useEffect } from 'react'
import { OfflineQueue } from '../../../parts/jobs/waiting/OfflineQueue.tsx'
import { forgetAnswers, tidyAnswers } from '../../../shared/api/answerStore.ts'
import { whenIdle } from '../../../shared/whenIdle.ts'
import { KeepOpen } from './KeepOpen.tsx'
import { useKeptDay } from './useKeptDay.ts'
import { useMyDay } from './useMyDay.ts'
import { useSharedPosition } from './useSharedPosition.ts'

const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined)

/** The answers kept for a day without a network are dropped at sign-out. */
const forgetDay = (): void => quietly(forgetAnswers())

/** On every page of a technician: what waits is sent, today's visits are kept, and a sign-out with something unsent asks first. */
export function StaffWork() {
  const day = useMyDay()
  useKeptDay(day.told?.visits, day.day?.next?.of.id)
  useSharedPosition(day)
  useEffect(() => whenIdle(() => quietly(tidyAnswers())), [])
  return (
    <>
      <KeepOpen />
      <OfflineQueue onSignOut={forgetDay} />
    </>
  )
}
