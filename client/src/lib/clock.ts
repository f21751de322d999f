import { createStore } from './createStore.ts'
import { browserStore } from './preferences/storage.ts'

const KEY = 'clockAhead'

/** Seconds by which the mock API's clock is ahead of the device's. */
const ahead = createStore(Number(browserStore.read(KEY)) || 0)

/** The device's time in Unix milliseconds, or the mock API's if its clock was moved. */
export const currentTime = (): number => Date.now() + ahead.read() * 1000

/** The same in whole Unix seconds. */
export const nowInSeconds = (): number => Math.floor(currentTime() / 1000)

/** Follows the header `x-clock-ahead` of a response. Real backends send none. */
export function followClock(header: string | null): void {
  const next = Number(header) || 0
  if (next === ahead.read()) return
  if (next === 0) browserStore.remove(KEY)
  else browserStore.write(KEY, String(next))
  ahead.write(next)
}

export const onClockMoved = ahead.subscribe
