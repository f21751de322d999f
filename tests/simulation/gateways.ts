import { Readable } from 'node:stream'
import { buildApp } from '@callout/gateway/app'
import { API_PREFIX } from '@callout/mock-api/http/rows'
import { type Random, getRandom } from '@callout/mock-api/seed/random'
import type { FastifyInstance } from 'fastify'
import { InProcess, type Traffic } from './traffic.ts'

/** Answers the body of a GraphQL request of the user with that token. */
export type Network = (body: string, token: string) => Promise<Response>

/** A response with the server's time. */
export const jsonResponse = (body: string, status = 200): Response =>
  new Response(body, { status, headers: { 'content-type': 'application/json', date: new Date().toUTCString() } })

/** The longest interval with which windows show a change within 5 s. */
const POLL_MS = 4_000
/** Short, so that streams expire within a simulated day. */
const STREAM_LIFETIME_MS = 30_000
export const GATEWAYS = 2

interface Running {
  readonly app: FastifyInstance
  /** Killed during a request. */
  isDead: boolean
  /** Ends a stream without a last message. */
  readonly breaks: Set<() => void>
}

/** Gateways without Redis before one mock API, behind a load balancer that draws one for each request. */
export class Gateways {
  readonly #mock: FastifyInstance
  readonly #traffic: Traffic
  #slots: (Running | undefined)[] = []
  #random = getRandom(0)
  /** Of the latest GraphQL request. */
  #serving: Running | undefined

  constructor(mock: FastifyInstance, traffic: Traffic) {
    this.#mock = mock
    this.#traffic = traffic
  }

  get #running(): Running[] {
    return this.#slots.filter((gateway) => gateway !== undefined)
  }

  /** Whether a gateway may be stopped. */
  get hasSpare(): boolean {
    return this.#running.length > 1
  }

  /** Replaces all gateways. `random` draws for the load balancer and the lifetimes of streams. */
  async restart(random: Random): Promise<void> {
    await this.close()
    this.#random = random
    this.#slots = await Promise.all(Array.from({ length: GATEWAYS }, () => this.#start()))
  }

  /** Starts those that were stopped. */
  async replace(): Promise<void> {
    this.#slots = await Promise.all(this.#slots.map(async (gateway) => gateway ?? this.#start()))
  }

  /** As after SIGTERM, or `isKilled`: as after SIGKILL. */
  async stop(isKilled: boolean): Promise<void> {
    await this.#stop(this.#random.pick(this.#running), isKilled)
  }

  /** Kills the gateway of the next request during a call to the mock API, which handles the call or does not. */
  killDuringRequest(callsBefore: number, isHandled: boolean): void {
    this.#traffic.planDeath(async (handle) => {
      if (isHandled) await handle()
      if (this.#serving) this.#serving.isDead = true
    }, callsBefore)
  }

  async close(): Promise<void> {
    await Promise.all(this.#running.map(({ app }) => app.close()))
    this.#slots = []
  }

  readonly send: Network = (body, token) => this.#traffic.during(this.#send(body, token))

  /** `GET /events`. */
  async events(url: string, token: string, signal: AbortSignal): Promise<Response> {
    const { app, breaks } = this.#random.pick(this.#running)
    const reply = await this.#traffic.during(
      app.inject({ url, headers: { authorization: token, accept: 'text/event-stream' }, payloadAsStream: true }),
    )
    const breakStream = (): void => void reply.raw.res.destroy()
    const stream = reply.stream()
    breaks.add(breakStream)
    stream.once('close', () => breaks.delete(breakStream))
    signal.addEventListener('abort', breakStream)
    return new Response(Readable.toWeb(stream) as ReadableStream, { status: reply.statusCode })
  }

  async #send(body: string, token: string): Promise<Response> {
    const headers = { 'content-type': 'application/json', ...(token !== '' && { authorization: token }) }
    const gateway = this.#random.pick(this.#running)
    this.#serving = gateway
    const reply = await gateway.app.inject({ method: 'POST', url: '/graphql', headers, payload: body })
    this.#traffic.planDeath(undefined)
    if (gateway.isDead) {
      await this.#stop(gateway, true)
      throw new TypeError('Failed to fetch')
    }
    return jsonResponse(reply.body, reply.statusCode)
  }

  async #stop(stopped: Running, isKilled: boolean): Promise<void> {
    this.#slots = this.#slots.map((gateway) => (gateway === stopped ? undefined : gateway))
    if (isKilled) for (const breakStream of stopped.breaks) breakStream()
    await stopped.app.close()
  }

  async #start(): Promise<Running> {
    const app = await buildApp({
      restBaseUrl: `http://mock.test${API_PREFIX}`,
      dispatcher: new InProcess(this.#mock, this.#traffic),
      live: { pollMs: POLL_MS, lifetimeMs: STREAM_LIFETIME_MS, random: () => this.#random.next() },
    })
    await app.ready()
    return { app, isDead: false, breaks: new Set() }
  }
}
