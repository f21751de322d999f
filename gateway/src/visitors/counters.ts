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
