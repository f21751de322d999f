import { type DistanceUnit, formatDistance } from '../../../lib/format/distance.ts'
import type { Format } from '../../../lib/format/useFormat.ts'
import type { RankedStaffQuery } from './staff.generated.ts'

type Candidate = RankedStaffQuery['rankedStaff'][number]

export interface Availability {
  readonly tone: 'green' | 'amber' | 'grey'
  /** '' if nothing is known. */
  readonly text: string
}

const counted = (count: number): string => (count === 1 ? '1 visit' : `${count || 'No'} visits`)

const returned = (texts: readonly (string | false)[]): string[] => texts.filter((word): word is string => word !== false)

export const merits = ({ categoryMatch, distanceKm, visitsThatDay }: Candidate, unit: DistanceUnit): string[] =>
  returned([
    categoryMatch === true && 'Right trade',
    categoryMatch === false && 'Other trade',
    typeof distanceKm === 'number' && `${formatDistance(distanceKm, unit)} away`,
    typeof visitsThatDay === 'number' && `${counted(visitsThatDay)} that day`,
  ])

/** Short version for use beside a date and time; a matching trade is implied there. */
export const shortMerits = ({ categoryMatch, distanceKm, visitsThatDay }: Candidate, unit: DistanceUnit): string[] =>
  returned([
    categoryMatch === false && 'Other trade',
    typeof distanceKm === 'number' && formatDistance(distanceKm, unit),
    typeof visitsThatDay === 'number' && counted(visitsThatDay),
  ])

/** Free, busy with a named visit, or why unavailable. */
export function availabilityOf({ isAvailable, unavailableReason, clashes }: Candidate, format: Format): Availability {
  const [first, ...others] = clashes ?? []
  if (first) {
    const when = first.startAt !== null && first.endAt !== null ? `, ${format.timeRange(first.startAt, first.endAt)}` : ''
    return { tone: 'amber', text: `Clash: ${first.jobNumber ?? 'a visit'}${when}${others.length > 0 ? ` +${others.length}` : ''}` }
  }
  if (isAvailable === false) return { tone: 'grey', text: unavailableReason ?? 'Not available' }
  return { tone: 'green', text: isAvailable ? 'Available' : '' }
}
