import { type Dispatcher, errors } from 'undici'
import { ApiError } from '../errors.ts'

export interface HttpReply {
  readonly status: number
  readonly text: string
}

/** The connection failed or closed before the whole reply arrived. */
export class ConnectionError extends Error {}

/** One of the two is called once. */
export interface Receiver {
  readonly onReply: (reply: HttpReply) => void
  /** ConnectionError, ApiError UPSTREAM_TOO_LARGE, or the reason passed to `abort`. */
  readonly onError: (error: Error) => void
}

/** Collects one reply. Cheaper than `undici.request`, which creates a stream and several promises. */
class Collector implements Dispatcher.DispatchHandler {
  readonly #receiver: Receiver
  readonly #maxBytes: number
  readonly #chunks: Buffer[] = []
  #bytes = 0
  #status = 0
  #controller: Dispatcher.DispatchController | undefined
  #error: Error | undefined
  #isOver = false

  constructor(receiver: Receiver, maxBytes: number) {
    this.#receiver = receiver
    this.#maxBytes = maxBytes
  }

  abort(reason: Error): void {
    this.#fail(reason)
    this.#controller?.abort(reason)
  }

  #fail(error: Error): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#error = error
    this.#receiver.onError(error)
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    if (this.#error) controller.abort(this.#error)
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
    this.#isOver = true
    const [first] = this.#chunks
    const text = first && this.#chunks.length === 1 ? first.toString() : Buffer.concat(this.#chunks).toString()
    this.#receiver.onReply({ status: this.#status, text })
  }

  /** Requests rejected by undici itself are no connection failures. */
  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.#fail(error instanceof errors.InvalidArgumentError ? error : new ConnectionError(error.message, { cause: error }))
  }
}

/** Sends one request and returns how to abort it. `maxBytes`: limit of the reply's body. */
export function send(
  dispatcher: Dispatcher,
  options: Dispatcher.DispatchOptions,
  maxBytes: number,
  receiver: Receiver,
): (reason: Error) => void {
  const collector = new Collector(receiver, maxBytes)
  dispatcher.dispatch(options, collector)
  return (reason) => collector.abort(reason)
}
