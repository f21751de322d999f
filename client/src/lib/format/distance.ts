const KM_PER_MILE = 1.609344
const FEET_PER_MILE = 5280

/** Countries that measure roads in miles, by ISO code and by name. */
const inMiles = ['us', 'gb', 'united states', 'united states of america', 'united kingdom', 'liberia', 'lr', 'myanmar', 'mm']

export type DistanceUnit = 'km' | 'mi'

/** Distance unit of a country; kilometers if it is unknown. */
export const unitIn = (country: string | null | undefined): DistanceUnit =>
  inMiles.includes((country ?? '').trim().toLowerCase()) ? 'mi' : 'km'

const long = (distance: number, unit: DistanceUnit): string =>
  distance < 10 ? `${distance.toFixed(1)} ${unit}` : `${Math.round(distance)} ${unit}`

/** "850 m", "3.4 km", "27 km"; "500 ft", "2.1 mi", "17 mi". */
export function formatDistance(km: number, unit: DistanceUnit = 'km'): string {
  if (unit === 'km') return km < 1 ? `${Math.round(km * 100) * 10} m` : long(km, unit)
  const miles = km / KM_PER_MILE
  return miles < 0.2 ? `${Math.round((miles * FEET_PER_MILE) / 50) * 50} ft` : long(miles, unit)
}
