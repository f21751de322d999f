let aheadSeconds = 0

/** How far this device's clock is ahead of the server's, in seconds rounded to whole minutes. */
export const clockAhead = (): number => aheadSeconds

/** Reads a Date header. Differences below a minute and clocks that are behind count as zero. */
export function updateServerTime(date: string | null): void {
  const ahead = date === null ? 0 : (Date.now() - Date.parse(date)) / 1000
  aheadSeconds = ahead > 60 ? Math.ceil(ahead / 60) * 60 : 0
}
