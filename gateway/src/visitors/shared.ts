/** What several gateways count and keep together, in Redis or Valkey. Loaded only where a setting names one. */
import { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import type { SharedAnswers } from '../rest/keptAnswers.ts'
import type { CounterMaker } from './counters.ts'

/** Every request waits for it: one that does not answer is done without. */
const quick = { enableOfflineQueue: false, maxRetriesPerRequest: 0, commandTimeout: 200, connectTimeout: 1_000 } as const
const retryStrategy = (tries: number): number => Math.min(tries * 200, 2_000)

const keyOf = (key: string): string => `callout:answer:${key}`

export interface Shared {
  readonly counters: CounterMaker
  readonly answers: SharedAnswers
  readonly close: () => void
}

/** While the server is away each gateway counts and keeps for itself. */
export function openShared(url: string): Shared {
  const redis = new Redis(url, { ...quick, retryStrategy })
  // The notices tell of it (live/redisBus.ts).
  redis.on('error', () => undefined)
  return {
    counters: (options) => new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: new RateLimiterMemory(options) }),
    answers: {
      get: async (key) => (await redis.get(keyOf(key)).catch(() => null)) ?? undefined,
      set: (key, text, ms) => void redis.set(keyOf(key), text, 'PX', ms).catch(() => undefined),
    },
    close: () => redis.disconnect(),
  }
}
