/** Counters and cache shared between gateways in Redis or Valkey. Loaded only if REDIS_URL is set. */
import { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import type { SharedCache } from '../rest/responseCache.ts'
import type { CounterMaker } from './counters.ts'

/** Fail fast: every request waits for it. */
const quick = { enableOfflineQueue: false, maxRetriesPerRequest: 0, commandTimeout: 200, connectTimeout: 1_000 } as const
const retryStrategy = (tries: number): number => Math.min(tries * 200, 2_000)

const getKey = (key: string): string => `callout:answer:${key}`

export interface SharedStore {
  readonly counters: CounterMaker
  readonly cache: SharedCache
  readonly close: () => void
}

/** While the server is unreachable each gateway counts and caches for itself. */
export function openSharedStore(url: string): SharedStore {
  const redis = new Redis(url, { ...quick, retryStrategy })
  redis.on('error', () => undefined)
  return {
    counters: (options) => new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: new RateLimiterMemory(options) }),
    cache: {
      get: async (key) => (await redis.get(getKey(key)).catch(() => null)) ?? undefined,
      set: (key, text, ms) => void redis.set(getKey(key), text, 'PX', ms).catch(() => undefined),
    },
    close: () => redis.disconnect(),
  }
}
