/** "850 m", "3.4 km", "27 km". */
export function formatDistance(km: number): string {
  if (km < 1) return `${Math.round(km * 100) * 10} m`
  return km < 10 ? `${km.toFixed(1)} km` : `${Math.round(km)} km`
}
