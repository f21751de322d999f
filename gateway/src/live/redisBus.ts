import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import type { Bus } from './bus.ts'
import { createLeases, type LeaseStore } from './leaderLease.ts'

export type OnBus = (what: { readonly code: string | undefined }) => void

const LEASE_MS = 2_500
const LEASE_SPARE_MS = 500

const channelOf = (room: string): string => `callout:live:${room}`

const RENEW = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) else return 0 end"
const RELEASE = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) else return 0 end"

const storeOf = (redis: Redis): LeaseStore => ({
  acquire: async (key, holder, ms) => (await redis.set(key, holder, 'PX', ms, 'NX')) === 'OK',
  renew: async (key, holder, ms) => (await redis.eval(RENEW, 1, key, holder, ms)) === 1,
  release: async (key, holder) => void (await redis.eval(RELEASE, 1, key, holder)),
})

/** Fail fast: this gateway's own streams don't depend on Redis. */
const publisherOptions = { enableOfflineQueue: false, maxRetriesPerRequest: 0, commandTimeout: 500, connectTimeout: 1_000 } as const
/** Subscriptions wait for the connection and are restored with it. */
const subscriberOptions = { connectTimeout: 1_000, maxRetriesPerRequest: null } as const
const retryOptions = { retryStrategy: (tries: number) => Math.min(tries * 200, 2_000) } as const

export function redisBus(url: string, pollMs: number, onTrouble: OnBus): Bus {
  const holder = randomUUID()
  const publisher = new Redis(url, { ...publisherOptions, ...retryOptions })
  const subscriber = new Redis(url, { ...subscriberOptions, ...retryOptions })
  const listeners = new Map<string, (text: string) => void>()
  const gaps = new Set<() => void>()
  const leases = createLeases(storeOf(publisher), holder, Math.max(LEASE_MS, pollMs + LEASE_SPARE_MS))
  let isDisconnected = false

  const onError = (error: NodeJS.ErrnoException): void => {
    if (!isDisconnected) onTrouble({ code: error.code })
    isDisconnected = true
  }
  publisher.on('error', onError)
  subscriber.on('error', onError)
  subscriber.on('close', () => void (isDisconnected = true))
  subscriber.on('ready', () => {
    if (isDisconnected) gaps.forEach((notify) => notify())
    isDisconnected = false
  })
  subscriber.on('message', (channel: string, message: string) => {
    if (!message.startsWith(holder)) listeners.get(channel)?.(message.slice(holder.length))
  })

  const subscribe: Bus['subscribe'] = (room, listener) => {
    const channel = channelOf(room)
    listeners.set(channel, listener)
    subscriber.subscribe(channel).catch(() => undefined)
    return () => {
      if (listeners.get(channel) !== listener) return
      listeners.delete(channel)
      subscriber.unsubscribe(channel).catch(() => undefined)
    }
  }
  return {
    subscribe,
    publish: (room, text) => void publisher.publish(channelOf(room), holder + text).catch(() => undefined),
    acquireLease: leases.acquireLease,
    releaseLease: leases.releaseLease,
    onGap: (listener) => void gaps.add(listener),
    close: async () => {
      publisher.disconnect()
      subscriber.disconnect()
    },
  }
}
