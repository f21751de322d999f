/** Degrees. */
export interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** A step does not wait longer to know where it was taken. */
const LONGEST_MS = 800
/** A place of so long ago is still told. */
const FRESH_MS = 120_000

let isShared = false
let last: { readonly place: Position; readonly at: number } | null = null

/** Whether the person lets the company know where they are. Without that nothing here asks the device. */
export function sharePosition(isOn: boolean): void {
  isShared = isOn
  if (!isOn) last = null
}

/** Asks the device, sparing its battery; null where it does not tell. */
export const askPosition = (): Promise<Position | null> =>
  new Promise((resolve) => {
    if (!isShared || !('geolocation' in navigator)) return resolve(null)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        last = { place: { latitude, longitude }, at: Date.now() }
        resolve(last.place)
      },
      () => resolve(null),
      { enableHighAccuracy: false, maximumAge: FRESH_MS, timeout: 20_000 },
    )
  })

/** Where the person is, as far as it is known in a moment. It never keeps anybody waiting. */
export async function positionNow(): Promise<Position | null> {
  if (!isShared) return null
  if (last && Date.now() - last.at < FRESH_MS) return last.place
  return Promise.race([askPosition(), new Promise<null>((resolve) => setTimeout(() => resolve(null), LONGEST_MS))])
}
