import { useMemo } from 'react'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { useLateRule } from './useLateRule.ts'
import { arrivalsOf } from './arrivals.ts'
import type { BoardVisitFragment } from '../../schedule/shared/board.generated.ts'

/** Predicted arrivals at today's visits, updated each minute. */
export function useArrivals(visits: readonly BoardVisitFragment[]): ReturnType<typeof arrivalsOf> {
  const { now, lateAfterMinutes } = useLateRule()
  const { timeZone } = useFormat()
  return useMemo(() => arrivalsOf(visits, { now, lateAfterMinutes }, timeZone), [visits, now, lateAfterMinutes, timeZone])
}
