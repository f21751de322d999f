/** A channel to the browser's other tabs; null if the browser has none or blocks site data. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}

/**
 * Runs `act` in one tab at a time. In browsers that have no locks (without TLS) or refuse them (site data are blocked) each tab runs
 * on its own.
 */
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
