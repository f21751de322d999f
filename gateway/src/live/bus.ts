/** What several gateways share: notices, and which of them reads for a group. */
export interface Bus {
  /** Hears what other gateways say in a room. Returns how to stop. */
  readonly listen: (room: string, listener: (text: string) => void) => () => void
  /** Says it to the other gateways. */
  readonly say: (room: string, text: string) => void
  /** Takes or keeps the lease of a group. Where nobody can say who has it, everybody reads. */
  readonly hold: (group: string) => Promise<boolean>
  readonly release: (group: string) => void
  /** Tells when something may have been missed. */
  readonly onGap: (listener: () => void) => void
  readonly close: () => Promise<void>
}

/** One gateway alone. */
export const loneBus: Bus = {
  listen: () => () => undefined,
  say: () => undefined,
  hold: async () => true,
  release: () => undefined,
  onGap: () => undefined,
  close: async () => undefined,
}
