import { type Dispatcher, errors } from 'undici'
import { Refusal } from '../errors.ts'

export interface HttpReply {
  readonly status: number
  readonly text: string
}

/** The connection could not be made or broke: nothing, or only a part, of an answer came. */
export class ConnectionBroken extends Error {}

/** A request under way. */
export interface Sending {
  /** @throws ConnectionBroken, Refusal UPSTREAM_TOO_LARGE, or the reason of `abort`. */
  readonly reply: Promise<HttpReply>
  readonly abort: (reason: Error) => void
}

/** Collects one reply: cheaper than `undici.request`, which makes a stream and several promises of it. */
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
    if (this.#bytes > this.#maxBytes) return this.abort(new Refusal('UPSTREAM_TOO_LARGE'))
    this.#chunks.push(chunk)
  }

  onResponseEnd(): void {
    const [first] = this.#chunks
    const text = first && this.#chunks.length === 1 ? first.toString() : Buffer.concat(this.#chunks).toString()
    this.#resolve({ status: this.#status, text })
  }

  /** What the HTTP client itself refuses to send has broken no connection. */
  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    if (error instanceof errors.InvalidArgumentError) return this.#reject(error)
    this.#reject(new ConnectionBroken(error.message, { cause: error }))
  }
}

/** Sends one request. `maxBytes`: of the reply's body. */
export function send(dispatcher: Dispatcher, options: Dispatcher.DispatchOptions, maxBytes: number): Sending {
  const collector = new Collector(maxBytes)
  dispatcher.dispatch(options, collector)
  return { reply: collector.reply, abort: (reason) => collector.abort(reason) }
}
