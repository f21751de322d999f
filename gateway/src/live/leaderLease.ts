export interface LeaseStore {
  readonly acquire: (key: string, holder: string, ms: number) => Promise<boolean>
  readonly renew: (key: string, holder: string, ms: number) => Promise<boolean>
  readonly release: (key: string, holder: string) => Promise<void>
}

export interface Leases {
  readonly acquireLease: (group: string) => Promise<boolean>
  readonly releaseLease: (group: string) => void
}

const keyFor = (group: string): string => `callout:lease:${group}`

export function createLeases(store: LeaseStore, holder: string, ms: number): Leases {
  const ledGroups = new Set<string>()
  async function acquireLease(group: string): Promise<boolean> {
    const key = keyFor(group)
    try {
      const isLeader = (ledGroups.has(group) && (await store.renew(key, holder, ms))) || (await store.acquire(key, holder, ms))
      if (isLeader) ledGroups.add(group)
      else ledGroups.delete(group)
      return isLeader
    } catch {
      return true
    }
  }
  function releaseLease(group: string): void {
    if (ledGroups.delete(group)) store.release(keyFor(group), holder).catch(() => undefined)
  }
  return { acquireLease, releaseLease }
}
