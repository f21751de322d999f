import type { FastifyInstance, InjectOptions } from 'fastify'
import { Dispatcher } from 'undici'

/** Turns of the event loop without a request after which nothing is under way. */
const QUIET_TURNS = 4
const MOST_TURNS = 100_000

/** A process dies during a call to the mock API. `handle` lets the mock API handle the call. */
export type Death = (handle: () => Promise<unknown>) => Promise<void>

/** Counts the requests between windows, gateways and mock API. */
export class Traffic {
  #running = 0
  #death: Death | undefined
  #callsBefore = 0

  /** Plans a death during one of the next calls to the mock API, after so many others; undefined: none. */
  planDeath(death: Death | undefined, callsBefore = 0): void {
    this.#death = death
    this.#callsBefore = callsBefore
  }

  /** The death during this call. */
  takeDeath(): Death | undefined {
    if (this.#death && this.#callsBefore > 0) {
      this.#callsBefore -= 1
      return undefined
    }
    const death = this.#death
    this.#death = undefined
    return death
  }

  async during<T>(request: Promise<T>): Promise<T> {
    this.#running += 1
    try {
      return await request
    } finally {
      this.#running -= 1
    }
  }

  /** Resolves when nothing is under way. */
  async settled(): Promise<void> {
    let quiet = 0
    for (let turn = 0; quiet < QUIET_TURNS; turn += 1) {
      if (turn > MOST_TURNS) throw new Error('A request is never answered')
      await new Promise(setImmediate)
      quiet = this.#running > 0 ? 0 : quiet + 1
    }
  }
}

class Call implements Dispatcher.DispatchController {
  aborted = false
  paused = false
  reason: Error | null = null
  readonly #handler: Dispatcher.DispatchHandler

  constructor(handler: Dispatcher.DispatchHandler) {
    this.#handler = handler
    handler.onRequestStart?.(this, {})
  }
  pause(): void {}
  resume(): void {}
  abort(reason: Error): void {
    this.aborted = true
    this.reason = reason
    this.#handler.onResponseError?.(this, reason)
  }
  answer(status: number, body: Buffer): void {
    if (this.aborted) return
    this.#handler.onResponseStart?.(this, status, {}, '')
    this.#handler.onResponseData?.(this, body)
    this.#handler.onResponseEnd?.(this, {})
  }
}

/** Takes a gateway's calls to the mock API without a socket. */
export class InProcess extends Dispatcher {
  readonly #app: FastifyInstance
  readonly #traffic: Traffic

  constructor(app: FastifyInstance, traffic: Traffic) {
    super()
    this.#app = app
    this.#traffic = traffic
  }

  override dispatch({ method, path, headers, body }: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
    const call = new Call(handler)
    const request: InjectOptions = {
      method,
      url: path,
      headers: headers as Record<string, string>,
      ...(typeof body === 'string' && { payload: body }),
    }
    const answer = async (): Promise<void> => {
      const handle = () => this.#app.inject(request)
      const death = this.#traffic.takeDeath()
      if (death) {
        await death(handle)
        throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
      }
      const { statusCode, rawPayload } = await handle()
      call.answer(statusCode, rawPayload)
    }
    void this.#traffic.during(answer().catch((error: unknown) => call.abort(error as Error)))
    return true
  }

  override async close(): Promise<void> {}
  override async destroy(): Promise<void> {}
}
