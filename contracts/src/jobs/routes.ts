export interface GeoPlace {
  readonly latitude: number
  readonly longitude: number
}

interface Placed {
  readonly latitude: number | null | undefined
  readonly longitude: number | null | undefined
}

/** A record's location; null if missing. 0, 0 counts as missing: some backends send it. */
export function getPlace({ latitude, longitude }: Placed): GeoPlace | null {
  if (typeof latitude !== 'number' || typeof longitude !== 'number' || (latitude === 0 && longitude === 0)) return null
  if (Number.isNaN(latitude) || Number.isNaN(longitude)) return null
  return { latitude, longitude }
}

const EARTH_KM = 6371
const DETOUR = 1.3
const KM_PER_MINUTE = 40 / 60

export function crowKm(a: GeoPlace, b: GeoPlace): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180
  const north = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2
  const east = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.sqrt(north + east))
}

export const roadKm = (a: GeoPlace, b: GeoPlace): number => crowKm(a, b) * DETOUR

export const driveMinutes = (km: number): number => Math.ceil(km / KM_PER_MINUTE)
