import { isRecord } from '@callout/contracts/reply/isRecord'
import { responseCode } from '@callout/contracts/wire/envelope'
import { z } from '@callout/contracts/wire/zod'
import { ApiError } from '../../http/apiError.ts'
import { nearestOf } from '../nearestOf.ts'
import type { ShownRequest } from '../requestLog.ts'
import { HIDDEN, scrubbed } from '../upstream/scrubbed.ts'

const FORMAT = 1
const MOST_CALLS = 2000
const MOST_RECORDINGS = 50

const RecordedCall = z.strictObject({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], { error: 'must be a method of the API' }),
  path: z.string().check(z.regex(/^\/api\/v1\/[\w/.-]{1,200}$/, 'must be a path below /api/v1, without a query')),
  query: z.record(z.string(), z.unknown()),
  body: z.optional(z.unknown()),
  http_status: z.int().check(z.gte(200), z.lte(599)),
  reply: z.strictObject({ responseCode: z.int(), responseMessage: z.string(), responseData: z.optional(z.unknown()) }),
})
export type RecordedCall = z.output<typeof RecordedCall>

/** Calls with their replies, in their order, without tokens, codes and personal data. */
const Recording = z.strictObject({
  format: z.literal(FORMAT, { error: `must be ${FORMAT}` }),
  calls: z.array(RecordedCall).check(z.maxLength(MOST_CALLS, `must have at most ${MOST_CALLS} calls`)),
})
export type Recording = z.output<typeof Recording>

const malformed = (message: string): ApiError => new ApiError(responseCode.MALFORMED, message)

const SUCCESS = 'Success'

/** Messages may name people. */
const scrubbedMessage = (message: unknown): unknown => (message === SUCCESS ? SUCCESS : scrubbed(message))

type LoggedCall = Pick<ShownRequest, 'method' | 'path' | 'query' | 'http_status' | 'reply'> & { readonly body?: unknown }

function scrubbedCall({ method, path, query, body, http_status, reply }: LoggedCall): object {
  const { responseCode: code, responseMessage: message, responseData = null } = isRecord(reply) ? reply : {}
  return {
    method,
    path,
    query: scrubbed(query ?? {}),
    body: scrubbed(body ?? null),
    http_status,
    reply: { responseCode: code, responseMessage: scrubbedMessage(message), responseData: scrubbed(responseData) },
  }
}

/** A reply with a token or a code is useless without it: the mock answers such a call. */
const hasSecret = ({ reply }: RecordedCall): boolean => JSON.stringify(reply).includes(HIDDEN)

/** The calls of a log, oldest first. */
export function recordingOf(requests: readonly ShownRequest[]): Recording {
  const calls = requests.flatMap((request) => {
    const parsed = request.is_poll ? undefined : z.safeParse(RecordedCall, scrubbedCall(request))
    return parsed?.success && !hasSecret(parsed.data) ? [parsed.data] : []
  })
  return { format: FORMAT, calls: calls.slice(-MOST_CALLS) }
}

/** Reads an uploaded recording, and scrubs it again. Throws 400 for a damaged one. */
export function readRecording(value: unknown): Recording {
  const parsed = z.safeParse(Recording, value)
  if (parsed.success) {
    const calls = z.parse(z.array(RecordedCall), parsed.data.calls.map(scrubbedCall))
    return { format: FORMAT, calls: calls.filter((call) => !hasSecret(call)) }
  }
  const [issue] = parsed.error.issues
  const problem = issue?.code === 'unrecognized_keys' ? `there’s no field ${issue.keys.join(', ')}` : issue?.message
  throw malformed(`This recording can’t be used: ${[issue?.path.join('.'), problem].filter(Boolean).join(': ')}.`)
}

export interface RecordingSummary {
  readonly name: string
  readonly calls: number
}

/** Recordings by name, until the mock stops. */
export class Recordings {
  readonly #recordings = new Map<string, Recording>()

  all(): RecordingSummary[] {
    return [...this.#recordings].map(([name, { calls }]) => ({ name, calls: calls.length }))
  }

  /** Throws 429 for too many. */
  put(name: string, recording: Recording): RecordingSummary {
    if (!this.#recordings.has(name) && this.#recordings.size >= MOST_RECORDINGS)
      throw new ApiError(429, `There are ${MOST_RECORDINGS} recordings already. Delete some first.`)
    this.#recordings.set(name, recording)
    return { name, calls: recording.calls.length }
  }

  find(name: string): Recording | undefined {
    return this.#recordings.get(name)
  }

  /** Throws 404. */
  get(name: string): Recording {
    const recording = this.find(name)
    if (recording) return recording
    const nearest = nearestOf(name, [...this.#recordings.keys()])
    const hint = nearest === undefined ? 'There are none.' : `The nearest is ${nearest}.`
    throw new ApiError(responseCode.NOT_FOUND, `There’s no recording ${name}. ${hint}`)
  }

  /** Throws 404. */
  delete(name: string): void {
    this.get(name)
    this.#recordings.delete(name)
  }
}
