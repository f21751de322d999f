export interface ClockChange {
  readonly advance_seconds?: number | undefined
  readonly now?: number | undefined
  /** The clock stops until it is released. */
  readonly frozen?: boolean | undefined
}

/** The mock's time. All code uses this clock. */
export class Clock {
  #aheadSeconds = 0
  #frozenAt: number | null = null

  /** Unix seconds. */
  now(): number {
    return this.#frozenAt ?? systemSeconds() + this.#aheadSeconds
  }

  change({ advance_seconds = 0, now, frozen }: ClockChange): void {
    const next = (now ?? this.now()) + advance_seconds
    this.#aheadSeconds = next - systemSeconds()
    this.#frozenAt = (frozen ?? this.isFrozen) ? next : null
  }

  get isFrozen(): boolean {
    return this.#frozenAt !== null
  }

  reset(): void {
    this.#aheadSeconds = 0
    this.#frozenAt = null
  }
}

const systemSeconds = (): number => Math.floor(Date.now() / 1000)
