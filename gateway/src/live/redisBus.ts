import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import type { Bus } from './bus.ts'
import { createLeases, type LeaseStore } from './lease.ts'

/** Hears when Redis or Valkey goes away and comes back; never with the address, which may have a password. */
export type OnBus = (what: { readonly code: string | undefined }) => void

/** A little longer than the time between two readings. */
const LEASE_MS = 2_500
/** Beside the time between readings: what one may take. */
const LEASE_SPARE_MS = 500

const channelOf = (room: string): string => `callout:live:${room}`

const KEEP = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) else return 0 end"
const GIVE = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) else return 0 end"

const storeOf = (redis: Redis): LeaseStore => ({
  take: async (key, holder, ms) => (await redis.set(key, holder, 'PX', ms, 'NX')) === 'OK',
  keep: async (key, holder, ms) => (await redis.eval(KEEP, 1, key, holder, ms)) === 1,
  give: async (key, holder) => void (await redis.eval(GIVE, 1, key, holder)),
})

/** Who does not answer is not waited for: notices of this gateway's own windows do not go this way. */
const quick = { enableOfflineQueue: false, maxRetriesPerRequest: 0, commandTimeout: 500, connectTimeout: 1_000 } as const
/** Subscriptions wait for the connection, and are made anew with it. */
const patient = { connectTimeout: 1_000, maxRetriesPerRequest: null } as const
const again = { retryStrategy: (tries: number) => Math.min(tries * 200, 2_000) } as const

/** Notices and leases through Redis or Valkey. It may come and go: without it each gateway reads for itself. */
export function redisBus(url: string, pollMs: number, onTrouble: OnBus): Bus {
  const holder = randomUUID()
  const speaker = new Redis(url, { ...quick, ...again })
  const hearer = new Redis(url, { ...patient, ...again })
  const listeners = new Map<string, (text: string) => void>()
  const gaps = new Set<() => void>()
  const leases = createLeases(storeOf(speaker), holder, Math.max(LEASE_MS, pollMs + LEASE_SPARE_MS))
  let isAway = false

  const trouble = (error: NodeJS.ErrnoException): void => {
    if (!isAway) onTrouble({ code: error.code })
    isAway = true
  }
  speaker.on('error', trouble)
  hearer.on('error', trouble)
  hearer.on('close', () => void (isAway = true))
  hearer.on('ready', () => {
    if (isAway) gaps.forEach((tell) => tell())
    isAway = false
  })
  hearer.on('message', (channel: string, message: string) => {
    if (!message.startsWith(holder)) listeners.get(channel)?.(message.slice(holder.length))
  })

  const listen: Bus['listen'] = (room, listener) => {
    const channel = channelOf(room)
    listeners.set(channel, listener)
    hearer.subscribe(channel).catch(() => undefined)
    return () => {
      if (listeners.get(channel) !== listener) return
      listeners.delete(channel)
      hearer.unsubscribe(channel).catch(() => undefined)
    }
  }
  return {
    listen,
    say: (room, text) => void speaker.publish(channelOf(room), holder + text).catch(() => undefined),
    hold: leases.hold,
    release: leases.release,
    onGap: (listener) => void gaps.add(listener),
    close: async () => {
      speaker.disconnect()
      hearer.disconnect()
    },
  }
}
