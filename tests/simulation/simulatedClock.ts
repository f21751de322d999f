import type { TestApp } from '@callout/mock-api/testing/testApp'
import { vi } from 'vitest'
import type { Traffic } from './traffic.ts'

/** Timers run in steps of this length, between which requests are answered. */
const STEP_MS = 500
/** Timers run for this much of a pause. In the rest nothing happens, and the device sleeps. */
const LONGEST_PAUSE_WITH_TIMERS = 5

/** The time of the servers, the office and, with an error, the technician's device. */
export class SimulatedClock {
  /** Unix seconds. */
  now: number
  /** Seconds that the device's clock is ahead. */
  ahead = 0
  /** Seconds of the day in which the device slept, and its monotonic clock stood still. */
  slept = 0
  readonly #startedAt: number
  readonly #mock: TestApp
  readonly #traffic: Traffic

  /** Replaces timers and the date until `release`. */
  constructor(mock: TestApp, traffic: Traffic) {
    this.#mock = mock
    this.#traffic = traffic
    this.now = this.#startedAt = mock.clock.now()
    vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    this.restart()
  }

  get startedAt(): number {
    return this.#startedAt
  }

  /** Returns to the start of the day, without timers. */
  restart(): void {
    vi.clearAllTimers()
    this.now = this.#startedAt
    this.ahead = this.slept = 0
    this.#show()
  }

  /** Runs work of the device, which sees its own clock. */
  onDevice<T>(work: () => Promise<T>): Promise<T> {
    return this.#with(this.ahead, work)
  }

  /** Runs work of the servers for the device. */
  onServers<T>(work: () => Promise<T>): Promise<T> {
    return this.#with(0, work)
  }

  /** Lets time pass, with all that it causes. */
  async pass(seconds: number): Promise<void> {
    const withTimers = Math.min(seconds, LONGEST_PAUSE_WITH_TIMERS)
    for (let second = 0; second < withTimers; second += 1) {
      for (let ms = 0; ms < 1000; ms += STEP_MS) {
        vi.advanceTimersByTime(STEP_MS)
        await this.#traffic.settled()
      }
      this.now += 1
      this.#show()
    }
    this.now += seconds - withTimers
    this.slept += seconds - withTimers
    this.#show()
  }

  release(): void {
    vi.useRealTimers()
  }

  async #with<T>(ahead: number, work: () => Promise<T>): Promise<T> {
    const before = Date.now()
    vi.setSystemTime((this.now + ahead) * 1000)
    try {
      return await work()
    } finally {
      vi.setSystemTime(before)
    }
  }

  #show(): void {
    this.#mock.clock.change({ now: this.now, frozen: true })
    vi.setSystemTime(this.now * 1000)
  }
}
