import { createStore } from '../../../lib/createStore.ts'

/** Degrees. */
export interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** Longest delay of a step for its position. */
const TIMEOUT_MS = 800
/** Age up to which a position is reused. */
const FRESH_MS = 120_000

const isShared = createStore(false)
const last = createStore<{ readonly position: Position; readonly at: number } | null>(null)

export function sharePosition(isOn: boolean): void {
  isShared.write(isOn)
  if (!isOn) last.write(null)
}

/** Requests the device's position with low accuracy, to save its battery; null if unavailable. */
export const askPosition = (): Promise<Position | null> =>
  new Promise((resolve) => {
    if (!isShared.read() || !('geolocation' in navigator)) return resolve(null)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        const position = { latitude, longitude }
        last.write({ position, at: Date.now() })
        resolve(position)
      },
      () => resolve(null),
      { enableHighAccuracy: false, maximumAge: FRESH_MS, timeout: 20_000 },
    )
  })

/** Current position, or null if it isn't available within a moment. */
export async function positionNow(): Promise<Position | null> {
  if (!isShared.read()) return null
  const recent = last.read()
  if (recent && Date.now() - recent.at < FRESH_MS) return recent.position
  return Promise.race([askPosition(), new Promise<null>((resolve) => setTimeout(() => resolve(null), TIMEOUT_MS))])
}
