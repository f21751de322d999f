/** Approximate distances by road between the stops of a day. */

/** Degrees. */
export interface GeoPlace {
  readonly latitude: number
  readonly longitude: number
}

/** What may have a place. */
interface Placed {
  readonly latitude: number | null | undefined
  readonly longitude: number | null | undefined
}

/** Where something is; null where nobody has said. In the sea at 0, 0 there is no customer: some backends write nothing so. */
export function placeOf({ latitude, longitude }: Placed): GeoPlace | null {
  if (typeof latitude !== 'number' || typeof longitude !== 'number' || (latitude === 0 && longitude === 0)) return null
  return { latitude, longitude }
}

const EARTH_KM = 6371
/** Roads are longer than the way of a bird. */
const DETOUR = 1.3
const KM_PER_MINUTE = 40 / 60

/** As the crow flies (haversine). */
export function crowKm(a: GeoPlace, b: GeoPlace): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180
  const north = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2
  const east = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.sqrt(north + east))
}

/** By road, roughly. */
export const roadKm = (a: GeoPlace, b: GeoPlace): number => crowKm(a, b) * DETOUR

/** At the speed of a town. */
export const driveMinutes = (km: number): number => Math.ceil(km / KM_PER_MINUTE)

/** From each place to the next, by road. */
export const wayKm = (places: readonly GeoPlace[]): number =>
  places.slice(1).reduce((sum, place, index) => sum + roadKm(places[index] as GeoPlace, place), 0)
