import { useApolloClient } from '@apollo/client/react'
import { isUnderWay, jobStatus } from '@callout/contracts/jobs/status/status'
import { useEffect, useSyncExternalStore } from 'react'
import { askPosition, sharePosition } from '../offline/position.ts'
import { isServerAway } from '../../../lib/api/reach.ts'
import { preferenceKey } from '../../../lib/preferences/preferenceKeys.ts'
import { browserStore } from '../../../lib/preferences/storage.ts'
import { SharePositionDocument } from './day.generated.ts'
import type { useMyDay } from './useMyDay.ts'
import { subscribeChoice, useIsPositionRequested } from './PositionNote.tsx'
import { useSessionValue } from '../../../lib/session/session.ts'

const INTERVAL_MS = 120_000

/** Shares the position periodically while a visit is under way, the user has agreed and the page is visible. */
export function useSharedPosition({ returned, day }: Pick<ReturnType<typeof useMyDay>, 'returned' | 'day'>): void {
  const client = useApolloClient()
  const key = preferenceKey('position', useSessionValue('authEmail'))
  const isRequested = useIsPositionRequested()
  const hasAgreed = useSyncExternalStore(subscribeChoice, () => browserStore.read(key) === 'share')
  const isOn = hasAgreed && isRequested
  const status = day?.next?.of.visit.status ?? null
  const availability = returned?.staff?.[0]?.availabilityStatus ?? null
  const isWorking = status !== null && isUnderWay(jobStatus[status].code) && availability !== null && availability !== 'OFF'
  useEffect(() => {
    sharePosition(isOn)
    return () => sharePosition(false)
  }, [isOn])
  useEffect(() => {
    if (!isOn || !isWorking) return undefined
    const tell = async (): Promise<void> => {
      if (document.visibilityState === 'hidden' || isServerAway()) return
      const position = await askPosition()
      const input = position && { availabilityStatus: availability, ...position }
      if (input)
        await client.mutate({ mutation: SharePositionDocument, variables: { input }, context: { isOfQueue: true } }).catch(() => undefined)
    }
    void tell()
    const timer = setInterval(() => void tell(), INTERVAL_MS)
    return () => clearInterval(timer)
  }, [client, isOn, isWorking, availability])
}
