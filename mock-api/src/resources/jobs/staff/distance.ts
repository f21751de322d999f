export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** Where something is, if anybody has said. */
export const pointOf = (record: { readonly latitude: number | null; readonly longitude: number | null } | undefined): Point | undefined =>
  record && record.latitude !== null && record.longitude !== null ? { latitude: record.latitude, longitude: record.longitude } : undefined

const EARTH_RADIUS_KM = 6371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** As the crow flies (haversine), in kilometres with one decimal. */
export function distanceKm(from: Point, to: Point): number {
  const halfLatitude = Math.sin(radians(to.latitude - from.latitude) / 2)
  const halfLongitude = Math.sin(radians(to.longitude - from.longitude) / 2)
  const chord = halfLatitude ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * halfLongitude ** 2
  return Math.round(2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord)) * 10) / 10
}
