import { currentTime } from '../clock.ts'

/** The Date header of the latest response, and this device's clocks then; null: unknown. Milliseconds. */
let latest: { readonly server: number; readonly device: number; readonly monotonic: number } | null = null

export function updateServerTime(date: string | null): void {
  const device = currentTime()
  // The clock of the mock API is ahead by as much as the device's.
  const server = Date.parse(date ?? '') + device - Date.now()
  latest = Number.isNaN(server) ? null : { server, device, monotonic: performance.now() }
}

const earliestNow = (): number | null => latest && latest.server + performance.now() - latest.monotonic
const inSeconds = (ms: number): number => Math.floor(ms / 1000)

/** The server's time, in Unix seconds; null: unknown. Too early if the device slept after the latest response. */
export function serverNow(): number | null {
  const now = earliestNow()
  return now === null ? null : inSeconds(now)
}

/** The server's time at a step, as far as known. Milliseconds. */
export interface Moment {
  /** The page load that `monotonic` belongs to. */
  readonly page: number
  readonly monotonic: number
  /** How far the device's clock is ahead; null: unknown. */
  readonly ahead: number | null
  /** It is this late or later by the server's clock; null: unknown. */
  readonly earliest: number | null
}

export const currentMoment = (): Moment => ({
  page: performance.timeOrigin,
  monotonic: performance.now(),
  ahead: latest && latest.device - latest.server,
  earliest: earliestNow(),
})

const isOfPage = ({ page }: Moment): boolean => page === performance.timeOrigin
/** It was this early or earlier by the server's clock; null: no response came since. */
const latestAt = (moment: Moment): number | null =>
  latest && isOfPage(moment) && latest.monotonic > moment.monotonic ? latest.server - (latest.monotonic - moment.monotonic) : null

/** Whether no response came since a step was made so many seconds ago. The next one makes its time exact. */
export const lacksServerTime = (moment: Moment | undefined, seconds: number): boolean =>
  moment !== undefined && isOfPage(moment) && latestAt(moment) === null && performance.now() - moment.monotonic > seconds * 1000

/** Clocks that differ by less count as equal. */
const TOLERANCE_MS = 60_000

/**
 * The server's time of something that happened at `occurredAt` by this device's clock. Unix seconds. The device's clock may have been set
 * before or after. The monotonic clock limits the error: it may stop while the device sleeps, but it is never fast.
 */
export function timeByServer(occurredAt: number, moment: Moment | undefined): number {
  const ahead = moment?.ahead ?? (latest ? latest.device - latest.server : 0)
  const time = occurredAt * 1000 - (Math.abs(ahead) < TOLERANCE_MS ? 0 : ahead)
  const [from, to] = [moment?.earliest ?? null, moment ? latestAt(moment) : null]
  if (from !== null && time < from - TOLERANCE_MS) return inSeconds(from)
  return inSeconds(to !== null && time > to + TOLERANCE_MS ? to : time)
}
