/** Counters that several gateways share, in Redis or Valkey. Loaded only where a setting names one. */
import { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import type { CounterMaker } from './guard.ts'

/** Who counts is waited for by every request: one that does not answer is done without. */
const quick = { enableOfflineQueue: false, maxRetriesPerRequest: 0, commandTimeout: 200, connectTimeout: 1_000 } as const
const retryStrategy = (tries: number): number => Math.min(tries * 200, 2_000)

/** While the server is away each gateway counts for itself. */
export function sharedCounters(url: string): { readonly make: CounterMaker; readonly close: () => void } {
  const redis = new Redis(url, { ...quick, retryStrategy })
  // The notices tell of it (live/redisBus.ts).
  redis.on('error', () => undefined)
  return {
    make: (options) => new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: new RateLimiterMemory(options) }),
    close: () => redis.disconnect(),
  }
}
