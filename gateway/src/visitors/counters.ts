import { type IRateLimiterOptions, type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { TooMany } from '../errors.ts'

/** Creates a counter; one that gateways share where Redis is set. */
export type CounterMaker = (options: IRateLimiterOptions) => RateLimiterAbstract
export type Counter = Pick<RateLimiterAbstract, 'consume' | 'penalty' | 'reward' | 'get' | 'set' | 'delete' | 'points'>
/** Undefined for 0 points: not limited. `durationS`: of a count. */
export type CounterFactory = (name: string, points: number, durationS: number) => Counter | undefined

export const counterFactory =
  (make: CounterMaker = (options) => new RateLimiterMemory(options)): CounterFactory =>
  (name, points, durationS) =>
    points === 0 ? undefined : make({ keyPrefix: `callout:${name}`, points, duration: durationS })

export const tooMany = ({ msBeforeNext }: RateLimiterRes): TooMany => new TooMany(Math.max(1, Math.ceil(msBeforeNext / 1000)))

/** @throws TooMany; a counter that cannot be reached counts nothing. */
export async function count(counter: Counter | undefined, key: string, points = 1): Promise<void> {
  try {
    await counter?.consume(key, points)
  } catch (reason) {
    if (reason instanceof RateLimiterRes) throw tooMany(reason)
  }
}

/** Refuses a full count without adding to it. @throws TooMany */
export async function refuseFull(counter: Counter | undefined, key: string): Promise<void> {
  const counted = await counter?.get(key).catch(() => null)
  if (counter && counted && counted.consumedPoints >= counter.points) throw tooMany(counted)
}
