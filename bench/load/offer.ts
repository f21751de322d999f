import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { Reply } from '../harness/reply.ts'
import { bytesOf, type Request } from '../harness/request.ts'

const TICK_MS = 2
/** Clients that wait longer have given up. */
export const PATIENCE_MS = 1000

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

/** Connections without a limit: requests never wait for one in the client, and their time is the server's. */
function createClient(url: string) {
  const { hostname, port } = new URL(url)
  const idle: Socket[] = []
  const open = (): Socket => connect({ host: hostname, port: Number(port), noDelay: true }).on('error', () => undefined)
  const send = (bytes: Buffer): Promise<number> => {
    const { promise, resolve } = Promise.withResolvers<number>()
    const socket = idle.pop() ?? open()
    const reply = new Reply()
    const lost = (): void => resolve(0)
    const received = (chunk: Buffer): void => {
      if (!reply.push(chunk)) return
      socket.off('data', received).off('close', lost)
      idle.push(socket)
      resolve(reply.status)
    }
    socket.on('data', received).once('close', lost).write(bytes)
    return promise
  }
  const close = (): void => idle.forEach((socket) => socket.destroy())
  return { send, close }
}

/** Offers load at a constant rate (an open loop) and waits for all replies. */
export async function offer({ url, rate, seconds, requestAt }: Offer): Promise<Offered[]> {
  const client = createClient(url)
  const began = performance.now()
  const sendOne = async (request: Request): Promise<Offered> => {
    const sentAt = performance.now()
    const status = await client.send(bytesOf(request))
    return { sentAt: sentAt - began, ms: performance.now() - sentAt, status }
  }
  const pending: Promise<Offered>[] = []
  while (performance.now() - began < seconds * 1000) {
    const due = Math.floor(((performance.now() - began) / 1000) * rate)
    while (pending.length < due) pending.push(sendOne(requestAt(pending.length)))
    await pause(TICK_MS)
  }
  const offered = await Promise.all(pending)
  client.close()
  return offered
}

export const isServed = ({ status, ms }: Offered): boolean => status === 200 && ms <= PATIENCE_MS

/** Milliseconds of the request at a quantile from 0 to 1. */
export function quantileOf(offered: readonly Offered[], quantile: number): number {
  const sorted = offered.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(quantile * sorted.length))] ?? Number.NaN
}
