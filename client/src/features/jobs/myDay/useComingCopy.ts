import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { useServerAway } from '../../../lib/api/reach.ts'
import { useSessionValue } from '../../../lib/session/session.ts'
import { whenIdle } from '../../../lib/whenIdle.ts'
import { keepComing } from './keepComing.ts'

const INTERVAL_MS = 15 * 60_000

/** Keeps the copies of the coming days fresh while there is a network, once the day itself is loaded. */
export function useComingCopy(today: string, isDayLoaded: boolean): void {
  const client = useApolloClient()
  const staffId = useSessionValue('ownStaffId')
  const isAway = useServerAway()
  useEffect(() => {
    if (!isDayLoaded || isAway) return undefined
    const keep = (): void => void keepComing(client, today, staffId).catch(() => undefined)
    const stopWaiting = whenIdle(keep)
    const timer = setInterval(keep, INTERVAL_MS)
    return () => {
      stopWaiting()
      clearInterval(timer)
    }
  }, [client, today, staffId, isDayLoaded, isAway])
}
