export interface ClockChange {
  readonly advance_seconds?: number | undefined
  readonly now?: number | undefined
  /** The clock stops until it is released. */
  readonly frozen?: boolean | undefined
}

/** 0000-01-01T00:00:00Z and 9999-12-31T23:59:59Z. */
const FIRST_INSTANT = -62_167_219_200
export const LAST_INSTANT = 253_402_300_799

export class Clock {
  #aheadSeconds = 0
  #frozenAt: number | null = null

  /** Unix seconds. */
  now(): number {
    return this.#frozenAt ?? systemSeconds() + this.#aheadSeconds
  }

  canChange(change: ClockChange): boolean {
    const next = this.#after(change)
    return next >= FIRST_INSTANT && next <= LAST_INSTANT
  }

  change(change: ClockChange): void {
    const next = this.#after(change)
    const { frozen } = change
    this.#aheadSeconds = next - systemSeconds()
    this.#frozenAt = (frozen ?? this.isFrozen) ? next : null
  }

  #after({ now, advance_seconds = 0 }: ClockChange): number {
    return (now ?? this.now()) + advance_seconds
  }

  /** Seconds ahead of the machine's time; negative: behind. */
  get aheadSeconds(): number {
    return this.now() - systemSeconds()
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
