import { responseCode } from '@callout/contracts/wire/envelope'
import { z } from '@callout/contracts/wire/zod'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../../http/apiError.ts'
import { sendEnvelope } from '../../http/replies.ts'
import { contentDifferences, contentFields, endpointsOf, isAbout, isPoll, normalized, receivedCall } from '../callMatch.ts'
import { patchProblems, replyProblems } from './contractProblems.ts'

export const ReplyBody = z.strictObject({
  ...contentFields,
  status: z.optional(z.int().check(z.gte(200), z.lte(599), z.describe('HTTP status; 200 unless set'))),
  response_code: z.optional(z.int().check(z.describe('`responseCode` of the body; 200 unless set'))),
  response_message: z.optional(z.string().check(z.describe('`responseMessage` of the body; Success unless set'))),
  response_data: z.optional(z.unknown().check(z.describe('`responseData` of the body; null unless set'))),
  patch: z.optional(
    z
      .unknown()
      .check(
        z.describe(
          'Changes `responseData` of the mock’s own reply, as JSON Merge Patch: null removes a field. `{"jobs": {"0": {"title": "New"}}}` changes the first job of a list',
        ),
      ),
  ),
  times: z.optional(z.int().check(z.gte(1), z.describe('Number of calls, the gateway’s polls not among them; unlimited unless set'))),
  is_wrong_on_purpose: z.optional(z.boolean().check(z.describe('Allows a reply that breaks the contract'))),
})
export type ReplyBody = z.output<typeof ReplyBody>

export interface SetReply extends ReplyBody {
  readonly id: number
  /** Calls that it has answered, without the gateway's polls. */
  readonly hits: number
}

const unusable = (message: string): ApiError => new ApiError(responseCode.MALFORMED, message)

function requireOneKind({ patch, status, response_code, response_message, response_data }: ReplyBody): void {
  const isFull = [status, response_code, response_message, response_data].some((value) => value !== undefined)
  if (isFull && patch !== undefined)
    throw unusable('patch: a patch changes the mock’s own reply. Leave out status, response_code, response_message and response_data.')
  if (!isFull && patch === undefined) throw unusable('Set response_data, response_code, response_message, status or patch.')
}

const getCode = ({ response_code, status = responseCode.OK }: ReplyBody): number => response_code ?? status

/** Throws 400 with what differs from the contract. */
function requireContract(body: ReplyBody): void {
  if (body.is_wrong_on_purpose) return
  for (const row of endpointsOf(body)) {
    const problems =
      body.patch === undefined ? replyProblems(row, getCode(body), body.response_data ?? null) : patchProblems(row, body.patch)
    if (problems.length === 0) continue
    throw unusable(
      `This reply breaks the contract of ${row.method} ${row.path}: ${problems.join('; ')}. Set is_wrong_on_purpose to send it anyway.`,
    )
  }
}

/** Replies of a session, newest first. The first that matches a call answers it. */
export class Replies {
  #replies: SetReply[] = []
  #nextId = 1

  all(): readonly SetReply[] {
    return this.#replies
  }

  /** Throws 400 for a reply that matches no endpoint or breaks the contract. */
  add(body: ReplyBody): SetReply {
    requireOneKind(body)
    const given = normalized(body)
    requireContract(given)
    const reply: SetReply = { id: this.#nextId, ...given, hits: 0 }
    this.#nextId += 1
    this.#replies = [reply, ...this.#replies]
    return reply
  }

  remove(id: number): boolean {
    const before = this.#replies.length
    this.#replies = this.#replies.filter((reply) => reply.id !== id)
    return this.#replies.length < before
  }

  clear(): void {
    this.#replies = []
  }

  take(request: FastifyRequest): SetReply | undefined {
    if (this.#replies.length === 0) return undefined
    const call = receivedCall(request)
    const isOwn = !isPoll(request)
    const found = this.#replies.find(
      (reply) => (isOwn || reply.times === undefined) && isAbout(reply, call) && contentDifferences(reply, call).length === 0,
    )
    if (!found) return undefined
    request.setReplyId = found.id
    if (!isOwn) return found
    const hit = { ...found, hits: found.hits + 1 }
    this.#replies = this.#replies.flatMap((reply) => (reply === found ? (hit.hits === hit.times ? [] : [hit]) : [reply]))
    return hit
  }
}

export function sendSetReply(reply: FastifyReply, set: SetReply): FastifyReply {
  const { status = 200, response_message = 'Success', response_data = null } = set
  return sendEnvelope(reply, { responseCode: getCode(set), responseMessage: response_message, responseData: response_data }, status)
}
