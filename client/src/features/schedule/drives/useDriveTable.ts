import { distinctPlaces } from '@callout/contracts/jobs/planning/drives'
import type { GeoPlace } from '@callout/contracts/jobs/routes'
import { useEffect, useState } from 'react'
import { type DriveAnswer, estimated, readDriveTable } from './readDriveTable.ts'

/** Drives between some places; null: not read yet. `places`: null while they are unknown. */
export function useDriveTable(places: readonly (GeoPlace | null)[] | null): DriveAnswer | null {
  const [answered, setAnswered] = useState<{ readonly key: string; readonly answer: DriveAnswer } | null>(null)
  const distinct = places && distinctPlaces(places).toSorted((a, b) => a.latitude - b.latitude || a.longitude - b.longitude)
  const key = JSON.stringify(distinct)
  useEffect(() => {
    const requested = JSON.parse(key) as GeoPlace[] | null
    if (!requested || requested.length < 2) return undefined
    let isRequested = true
    void readDriveTable(requested).then((answer) => isRequested && setAnswered({ key, answer }))
    return () => {
      isRequested = false
    }
  }, [key])
  if (distinct && distinct.length < 2) return estimated
  return answered?.key === key ? answered.answer : null
}

/** The latest drives between some places: those of before while places change. null: none have been read. */
export function useLatestDriveTable(places: readonly (GeoPlace | null)[]): DriveAnswer | null {
  const current = useDriveTable(places)
  const [latest, setLatest] = useState(current)
  if (current && current !== latest) setLatest(current)
  return current ?? latest
}
