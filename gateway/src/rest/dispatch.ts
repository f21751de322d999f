import { type Dispatcher, errors } from 'undici'
import { ApiError } from './errors.ts'
import { decodeBody } from './contentEncoding.ts'
import { isRedirect, redirectTarget } from './redirects.ts'

type Headers = Readonly<Record<string, string | string[] | undefined>>

export interface ReplyHead {
  readonly status: number
  readonly headers: Headers
}

export interface HttpReply extends ReplyHead {
  /** Decoded, without a byte order mark; empty if the body can't be decoded. */
  readonly text: string
}

export class ConnectionError extends Error {}

export interface Receiver {
  readonly onReply: (reply: HttpReply) => void
  readonly onError: (error: Error) => void
}

export interface Sending {
  readonly dispatcher: Dispatcher
  readonly request: Dispatcher.DispatchOptions
  readonly maxBytes: number
}

const BYTE_ORDER_MARK = 0xfe_ff

const getText = (body: Buffer | undefined): string => {
  const text = body?.toString() ?? ''
  return text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text
}

export const headerIn = (headers: Headers, name: string): string | undefined => headers[name]?.toString()

/** Collects one reply. Cheaper than `undici.request`, which creates a stream and several promises. */
class Collector implements Dispatcher.DispatchHandler {
  readonly #receiver: Receiver
  readonly #sending: Sending
  #chunks: Buffer[] = []
  #bytes = 0
  #status = 0
  #headers: Headers = {}
  #isRedirected = false
  #controller: Dispatcher.DispatchController | undefined
  #error: Error | undefined
  #isOver = false

  constructor(sending: Sending, receiver: Receiver) {
    this.#sending = sending
    this.#receiver = receiver
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

  #finish(body: Buffer | undefined): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#receiver.onReply({ status: this.#status, headers: this.#headers, text: getText(body) })
  }

  #isFollowing(): boolean {
    const { dispatcher, request } = this.#sending
    if (this.#isRedirected || this.#isOver) return false
    const target = redirectTarget(request, this.#status, headerIn(this.#headers, 'location'))
    if (target === undefined) return false
    this.#isRedirected = true
    this.#chunks = []
    this.#bytes = 0
    dispatcher.dispatch({ ...request, ...target }, this)
    return true
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    if (this.#error) controller.abort(this.#error)
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: Headers): void {
    this.#status = status
    this.#headers = headers
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#bytes += chunk.length
    if (this.#bytes > this.#sending.maxBytes) return this.abort(new ApiError('UPSTREAM_TOO_LARGE'))
    this.#chunks.push(chunk)
  }

  onResponseEnd(): void {
    if (isRedirect(this.#status) && this.#isFollowing()) return
    const [first] = this.#chunks
    const body = this.#chunks.length > 1 ? Buffer.concat(this.#chunks) : first
    const encoding = headerIn(this.#headers, 'content-encoding')
    if (encoding === undefined || body === undefined) return this.#finish(body)
    decodeBody(body, encoding, this.#sending.maxBytes, (decoded) => {
      if ('body' in decoded) this.#finish(decoded.body)
      else if (decoded.problem === 'too large') this.#fail(new ApiError('UPSTREAM_TOO_LARGE'))
      else this.#finish(undefined)
    })
  }

  /** Requests rejected by undici itself are no connection failures. */
  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.#fail(error instanceof errors.InvalidArgumentError ? error : new ConnectionError(error.message, { cause: error }))
  }
}

/** Sends one request, follows one redirect of the same server, and returns how to abort it. */
export function send(sending: Sending, receiver: Receiver): (reason: Error) => void {
  const collector = new Collector(sending, receiver)
  sending.dispatcher.dispatch(sending.request, collector)
  return (reason) => collector.abort(reason)
}

/** Like `send`, as a promise. @throws ConnectionError, ApiError UPSTREAM_TOO_LARGE, or the signal's reason */
export function fetchReply(sending: Sending, signal: AbortSignal): Promise<HttpReply> {
  const { promise, resolve, reject } = Promise.withResolvers<HttpReply>()
  const abort = send(sending, { onReply: resolve, onError: reject })
  const onAbort = (): void => abort(signal.reason as Error)
  if (signal.aborted) onAbort()
  else signal.addEventListener('abort', onAbort, { once: true })
  return promise.finally(() => signal.removeEventListener('abort', onAbort))
}
