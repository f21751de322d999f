import { type IRateLimiterOptions, type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { TooManyRequestsError } from '../rest/errors.ts'

/** Counters are shared between gateways if Redis is set. */
export type CounterMaker = (options: IRateLimiterOptions) => RateLimiterAbstract
export type Counter = Pick<RateLimiterAbstract, 'consume' | 'penalty' | 'reward' | 'get' | 'set' | 'delete' | 'points'>
/** Undefined for 0 points: no limit. `durationS`: the counting window. */
export type CounterFactory = (name: string, points: number, durationS: number) => Counter | undefined

export const counterFactory =
  (make: CounterMaker = (options) => new RateLimiterMemory(options)): CounterFactory =>
  (name, points, durationS) =>
    points === 0 ? undefined : make({ keyPrefix: `callout:${name}`, points, duration: durationS })

export const tooManyRequests = ({ msBeforeNext }: RateLimiterRes): TooManyRequestsError =>
  new TooManyRequestsError(Math.max(1, Math.ceil(msBeforeNext / 1000)))

/** Counts nothing if the counter is unreachable. @throws TooManyRequestsError */
export async function count(counter: Counter | undefined, key: string, points = 1): Promise<void> {
  try {
    await counter?.consume(key, points)
  } catch (reason) {
    if (reason instanceof RateLimiterRes) throw tooManyRequests(reason)
  }
}

export type MinuteCounter = (key: string, points?: number) => Promise<void> | void

const MINUTE_MS = 60_000

/** Counts in the memory of this gateway. The minutes of all keys begin together. */
export function minuteCounter(limit: number): MinuteCounter {
  const counts = new Map<string, number>()
  let endsAt = 0
  return (key, points = 1) => {
    if (limit === 0) return
    const now = Date.now()
    if (now >= endsAt) {
      counts.clear()
      endsAt = now + MINUTE_MS
    }
    const counted = (counts.get(key) ?? 0) + points
    counts.set(key, counted)
    if (counted > limit) throw new TooManyRequestsError(Math.max(1, Math.ceil((endsAt - now) / 1000)))
  }
}
