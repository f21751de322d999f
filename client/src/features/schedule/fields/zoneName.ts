/** "Chicago time" for "America/Chicago"; a zone without a place name is unchanged. */
export function zoneName(zone: string): string {
  const place = zone.split('/').at(-1)?.replaceAll('_', ' ')
  return zone.includes('/') && place ? `${place} time` : zone
}
