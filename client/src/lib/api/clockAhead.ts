/** How far this device's clock was ahead of the server's at the latest response; null: unknown. */
let aheadMs: number | null = null

/** How far this device's clock is ahead of the server's, in seconds rounded up to minutes. Less than a minute, or behind, counts as zero. */
export const clockAhead = (): number => (aheadMs !== null && aheadMs > 60_000 ? Math.ceil(aheadMs / 60_000) * 60 : 0)

/** The server's time, in Unix seconds; null: unknown. */
export const serverNow = (): number | null => (aheadMs === null ? null : Math.floor((Date.now() - aheadMs) / 1000))

/** Reads the Date header of a response. */
export function updateServerTime(date: string | null): void {
  aheadMs = date === null ? null : Date.now() - Date.parse(date)
}
