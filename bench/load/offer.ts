import { setTimeout as pause } from 'node:timers/promises'
import { Pool } from 'undici'
import type { Request } from '../harness/request.ts'

const TICK_MS = 2
const CONNECTIONS = 512
/** Clients that wait longer have given up. */
export const PATIENCE_MS = 1000

/** What became of an offered request. */
export interface Offered {
  /** Milliseconds since the first request. */
  readonly sentAt: number
  readonly ms: number
  /** 0: no reply. */
  readonly status: number
}

export interface Offer {
  readonly url: string
  /** Requests per second, sent whether or not earlier ones are answered. */
  readonly rate: number
  readonly seconds: number
  readonly requestAt: (index: number) => Request
}

/** Offers load at a constant rate (an open loop) and waits for all replies. */
export async function offer({ url, rate, seconds, requestAt }: Offer): Promise<Offered[]> {
  const pool = new Pool(url, { connections: CONNECTIONS, pipelining: 1 })
  const began = performance.now()
  const pending: Promise<Offered>[] = []
  while (performance.now() - began < seconds * 1000) {
    const due = Math.floor(((performance.now() - began) / 1000) * rate)
    while (pending.length < due) pending.push(sendOne(pool, requestAt(pending.length), began))
    await pause(TICK_MS)
  }
  const offered = await Promise.all(pending)
  await pool.close()
  return offered
}

async function sendOne(pool: Pool, request: Request, began: number): Promise<Offered> {
  const sentAt = performance.now()
  const status = await statusOf(pool, request)
  return { sentAt: sentAt - began, ms: performance.now() - sentAt, status }
}

/** HTTP status of a reply; 0 without one. */
export async function statusOf(pool: Pool, { method, path, headers = {}, body }: Request): Promise<number> {
  const json = body === undefined ? {} : { body: JSON.stringify(body) }
  try {
    const reply = await pool.request({ method, path, headers: { ...headers, 'content-type': 'application/json' }, ...json })
    await reply.body.dump()
    return reply.statusCode
  } catch {
    return 0
  }
}

export const isServed = ({ status, ms }: Offered): boolean => status === 200 && ms <= PATIENCE_MS

/** Milliseconds of the request at a quantile from 0 to 1. */
export function quantileOf(offered: readonly Offered[], quantile: number): number {
  const sorted = offered.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(quantile * sorted.length))] ?? Number.NaN
}
