/** "Chicago time" for "America/Chicago"; a zone that names no place stays as it is. */
export function zoneName(zone: string): string {
  const place = zone.split('/').at(-1)?.replaceAll('_', ' ')
  return zone.includes('/') && place ? `${place} time` : zone
}
