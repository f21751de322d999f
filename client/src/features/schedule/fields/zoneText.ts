const readable = (zone: string): string => zone.replaceAll('_', ' ')

/** Names the account's zone if the browser's differs; else ''. */
export function formatZone(zone: string, browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone): string {
  return zone === browserZone ? '' : `Times in ${readable(zone)}, not this device’s time zone (${readable(browserZone)})`
}
