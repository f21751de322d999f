const readable = (zone: string): string => zone.replaceAll('_', ' ')

/** Says whose clock counts where the browser's own is another one; '' where both are the same. */
export function zoneWords(zone: string, browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone): string {
  return zone === browserZone ? '' : `Times in ${readable(zone)}, not this device’s time zone (${readable(browserZone)})`
}
