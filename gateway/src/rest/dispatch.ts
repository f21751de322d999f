import { type Dispatcher, errors } from 'undici'
import { ApiError } from '../errors.ts'

export interface HttpReply {
  readonly status: number
  readonly text: string
}

/** The connection failed or closed before the whole reply arrived. */
export class ConnectionError extends Error {}

export interface PendingReply {
  /** @throws ConnectionError, ApiError UPSTREAM_TOO_LARGE, or the reason passed to `abort`. */
  readonly reply: Promise<HttpReply>
  readonly abort: (reason: Error) => void
}

/** Collects one reply. Cheaper than `undici.request`, which creates a stream and several promises. */
class Collector implements Dispatcher.DispatchHandler {
  readonly reply: Promise<HttpReply>
  readonly #resolve: (reply: HttpReply) => void
  readonly #reject: (reason: Error) => void
  readonly #maxBytes: number
  readonly #chunks: Buffer[] = []
  #bytes = 0
  #status = 0
  #controller: Dispatcher.DispatchController | undefined
  #aborted: Error | undefined

  constructor(maxBytes: number) {
    const { promise, resolve, reject } = Promise.withResolvers<HttpReply>()
    this.reply = promise
    this.#resolve = resolve
    this.#reject = reject
    this.#maxBytes = maxBytes
  }

  abort(reason: Error): void {
    this.#aborted = reason
    this.#reject(reason)
    this.#controller?.abort(reason)
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    if (this.#aborted) controller.abort(this.#aborted)
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number): void {
    this.#status = status
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#bytes += chunk.length
    if (this.#bytes > this.#maxBytes) return this.abort(new ApiError('UPSTREAM_TOO_LARGE'))
    this.#chunks.push(chunk)
  }

  onResponseEnd(): void {
    const [first] = this.#chunks
    const text = first && this.#chunks.length === 1 ? first.toString() : Buffer.concat(this.#chunks).toString()
    this.#resolve({ status: this.#status, text })
  }

  /** Requests rejected by undici itself are no connection failures. */
  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    if (error instanceof errors.InvalidArgumentError) return this.#reject(error)
    this.#reject(new ConnectionError(error.message, { cause: error }))
  }
}

/** Sends one request. `maxBytes`: limit of the reply's body. */
export function send(dispatcher: Dispatcher, options: Dispatcher.DispatchOptions, maxBytes: number): PendingReply {
  const collector = new Collector(maxBytes)
  dispatcher.dispatch(options, collector)
  return { reply: collector.reply, abort: (reason) => collector.abort(reason) }
}
