import type { Viewer } from '../../http/viewer.ts'

/** A device's position, possibly of an offline step. Degrees; Unix seconds. */
interface ReportedPosition {
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
  readonly occurred_at?: number | undefined
}

/** Keeps where the caller is, unless the company does not want to know, or a later position is known. */
export function keepPosition({ store, caller, now }: Viewer, { latitude, longitude, occurred_at = now }: ReportedPosition): void {
  if (latitude === undefined || longitude === undefined || !caller.company.share_location) return
  const { id, location_at = 0 } = caller.user
  const at = Math.min(occurred_at, now)
  if (at >= Number(location_at)) store.users.update(id, { latitude, longitude, location_at: at })
}
