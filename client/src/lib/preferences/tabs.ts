/** A channel to the browser's other tabs; null if the browser has none or blocks site data. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}

/** Browsers without locks (no TLS) or that refuse them (site data are blocked) run `act` in each tab. */
export async function inOneTab<T>(name: string, act: () => Promise<T>, options: LockOptions = {}): Promise<T> {
  let hasStarted = false
  const run = (): Promise<T> => {
    hasStarted = true
    return act()
  }
  try {
    return await navigator.locks.request(name, options, run)
  } catch (error) {
    if (hasStarted || options.signal?.aborted) throw error
    return act()
  }
}
