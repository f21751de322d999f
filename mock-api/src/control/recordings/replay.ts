import { isRecord } from '@callout/contracts/reply/isRecord'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendEnvelope } from '../../http/replies.ts'
import { isPoll } from '../callMatch.ts'
import { scrubbed } from '../upstream/scrubbed.ts'
import type { RecordedCall, Recording } from './recordings.ts'

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (!isRecord(value)) return value
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(fields.map(([name, field]) => [name, ordered(field)]))
}

interface Requested {
  readonly method: string
  readonly path: string
  readonly query: unknown
  readonly body?: unknown
}

/** Scrubbed, as recorded requests are. */
const getKey = ({ method, path, query, body }: Requested): string =>
  JSON.stringify([method, path, ordered(scrubbed(query ?? {})), ordered(scrubbed(body ?? null))])

/** Replies of a session. A request that was recorded several times gets its replies in their order, then the last. */
export class Replay {
  #calls = new Map<string, RecordedCall[]>()

  start({ calls }: Recording): void {
    this.#calls = Map.groupBy(calls, (call) => getKey(call))
  }

  clear(): void {
    this.#calls = new Map()
  }

  /** Undefined if the mock answers. */
  take(request: FastifyRequest): RecordedCall | undefined {
    if (this.#calls.size === 0) return undefined
    const { method, url, query, body } = request
    const calls = this.#calls.get(getKey({ method, path: url.split('?', 1)[0] ?? '', query, body })) ?? []
    const [first] = calls
    if (calls.length > 1 && !isPoll(request)) calls.shift()
    return first
  }
}

export const sendRecorded = (reply: FastifyReply, { http_status, reply: envelope }: RecordedCall): FastifyReply =>
  sendEnvelope(reply, { ...envelope, responseData: envelope.responseData ?? null }, http_status)
