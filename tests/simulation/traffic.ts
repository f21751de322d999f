import type { FastifyInstance, InjectOptions } from 'fastify'
import { Dispatcher } from 'undici'

/** Turns of the event loop without a request after which nothing is under way. */
const QUIET_TURNS = 4
const MOST_TURNS = 100_000

/** Counts the requests between windows, gateways and mock API. */
export class Traffic {
  #running = 0

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
      const { statusCode, rawPayload } = await this.#app.inject(request)
      call.answer(statusCode, rawPayload)
    }
    void this.#traffic.during(answer().catch((error: unknown) => call.abort(error as Error)))
    return true
  }

  override async close(): Promise<void> {}
  override async destroy(): Promise<void> {}
}
