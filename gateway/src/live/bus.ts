export interface Bus {
  readonly subscribe: (room: string, listener: (text: string) => void) => () => void
  readonly publish: (room: string, text: string) => void
  /** Acquires or renews a poller's lease. Resolves to true if the lease server is unreachable: every gateway polls then. */
  readonly acquireLease: (group: string) => Promise<boolean>
  readonly releaseLease: (group: string) => void
  readonly onGap: (listener: () => void) => void
  readonly close: () => Promise<void>
}

export const localBus: Bus = {
  subscribe: () => () => undefined,
  publish: () => undefined,
  acquireLease: async () => true,
  releaseLease: () => undefined,
  onGap: () => undefined,
  close: async () => undefined,
}
