import { weekdayNames, weekdayOf } from '@callout/contracts/time'
import { shortMerits } from '../../staff/team/candidateText.ts'
import type { DistanceUnit } from '../../../lib/format/distance.ts'
import type { Format } from '../../../lib/format/useFormat.ts'
import type { Slot } from './askSlots.ts'

export const slotDay = (date: string, { day }: Format): string => `${weekdayNames[weekdayOf(date)]}, ${day(date)}`

export const slotTime = ({ start_at, end_at }: Slot, { timeRange }: Format): string => timeRange(start_at, end_at)

/** Why this technician: travel, day and a different trade. */
export const slotReasons = ({ person: { candidate } }: Slot, unit: DistanceUnit): string[] => [
  ...(candidate.isAvailable === false && candidate.unavailableReason ? [candidate.unavailableReason] : []),
  ...shortMerits(candidate, unit),
]

export const slotPerson = ({ person: { candidate } }: Slot): string => candidate.name ?? 'Unknown'

/** The slot with the shortest travel if known and different. */
export function nearestOf(slots: readonly Slot[]): Slot | null {
  const known = slots.filter(({ person }) => person.distance_km !== null)
  const [nearest] = known.toSorted((a, b) => Number(a.person.distance_km) - Number(b.person.distance_km))
  const isTie = known.every(({ person }) => person.distance_km === nearest?.person.distance_km)
  return isTie ? null : (nearest ?? null)
}
