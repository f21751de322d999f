import type { Arrival } from './predictArrivals.ts'
import { type DriveBetween, drivesIn } from '@callout/contracts/jobs/planning/drives'
import { type GeoPlace, getPlace } from '@callout/contracts/jobs/routes'
import { useMemo } from 'react'
import { useFormat } from '../../lib/format/useFormat.ts'
import type { BoardVisitFragment } from '../schedule/visits/board.generated.ts'
import type { DriveSource } from '../schedule/drives/readDriveTable.ts'
import { useLatestDriveTable } from '../schedule/drives/useDriveTable.ts'
import { arrivalsOf } from './arrivals.ts'
import { useLateRule } from './useLateRule.ts'

interface Arrivals {
  /** By visit id. Empty until the drives are known, so that no time is shown that changes at once. */
  readonly arrivals: ReadonlyMap<string, Arrival>
  readonly drive: DriveBetween
  /** null: not known yet. */
  readonly driveSource: DriveSource | null
}

const noArrivals: ReadonlyMap<string, Arrival> = new Map()

export function useArrivals(visits: readonly BoardVisitFragment[], home: GeoPlace | null = null): Arrivals {
  const { now, lateAfterMinutes } = useLateRule()
  const { timeZone } = useFormat()
  const drives = useLatestDriveTable([home, ...visits.map(getPlace)])
  const drive = useMemo(() => drivesIn(drives?.table), [drives])
  const isKnown = drives !== null
  const arrivals = useMemo(
    () => (isKnown ? arrivalsOf(visits, { now, lateAfterMinutes, timeZone, drive }) : noArrivals),
    [isKnown, visits, now, lateAfterMinutes, timeZone, drive],
  )
  return { arrivals, drive, driveSource: drives?.source ?? null }
}
