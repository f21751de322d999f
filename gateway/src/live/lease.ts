/** Where leases stand. Each call is one step: nobody comes in between. */
export interface LeaseStore {
  /** Takes a free lease. Resolves to whether it was free. */
  readonly take: (key: string, holder: string, ms: number) => Promise<boolean>
  /** Makes it last longer, for its holder alone. Resolves to whether it is the holder's. */
  readonly keep: (key: string, holder: string, ms: number) => Promise<boolean>
  /** Gives it back, if it is the holder's. */
  readonly give: (key: string, holder: string) => Promise<void>
}

export interface Leases {
  /** Whether this holder reads for a group. Where the store does not answer, everybody reads: that is more work, and nothing is missed. */
  readonly hold: (group: string) => Promise<boolean>
  readonly release: (group: string) => void
}

const keyFor = (group: string): string => `callout:lease:${group}`

export function createLeases(store: LeaseStore, holder: string, ms: number): Leases {
  const own = new Set<string>()
  async function hold(group: string): Promise<boolean> {
    const key = keyFor(group)
    try {
      const isHeld = (own.has(group) && (await store.keep(key, holder, ms))) || (await store.take(key, holder, ms))
      if (isHeld) own.add(group)
      else own.delete(group)
      return isHeld
    } catch {
      return true
    }
  }
  function release(group: string): void {
    if (own.delete(group)) store.give(keyFor(group), holder).catch(() => undefined)
  }
  return { hold, release }
}
