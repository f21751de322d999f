/** Degrees. */
export interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** Longest delay of a step for its position. */
const TIMEOUT_MS = 800
/** Age up to which a position is reused. */
const FRESH_MS = 120_000

let isShared = false
let last: { readonly position: Position; readonly at: number } | null = null

/** Enables or disables the use of the device's position. */
export function sharePosition(isOn: boolean): void {
  isShared = isOn
  if (!isOn) last = null
}

/** Requests the device's position with low accuracy, to save its battery; null if unavailable. */
export const askPosition = (): Promise<Position | null> =>
  new Promise((resolve) => {
    if (!isShared || !('geolocation' in navigator)) return resolve(null)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        last = { position: { latitude, longitude }, at: Date.now() }
        resolve(last.position)
      },
      () => resolve(null),
      { enableHighAccuracy: false, maximumAge: FRESH_MS, timeout: 20_000 },
    )
  })

/** Current position, or null if it isn't available within a moment. */
export async function positionNow(): Promise<Position | null> {
  if (!isShared) return null
  if (last && Date.now() - last.at < FRESH_MS) return last.position
  return Promise.race([askPosition(), new Promise<null>((resolve) => setTimeout(() => resolve(null), TIMEOUT_MS))])
}
