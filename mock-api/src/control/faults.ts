import { setTimeout as wait } from 'node:timers/promises'
import { responseCode } from '@callout/contracts/wire/envelope'
import { z } from '@callout/contracts/wire/zod'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../http/apiError.ts'
import { sendEnvelope } from '../http/replies.ts'
import { type Random, getRandom } from '../seed/random.ts'
import { callFields, isAbout, isPoll, normalized, receivedCall } from './callMatch.ts'

const LONGEST_DELAY_MS = 600_000
const delay = () => z.int().check(z.gte(0), z.lte(LONGEST_DELAY_MS))

export const FaultBody = z.strictObject({
  ...callFields,
  status: z.optional(z.int().check(z.gte(400), z.lte(599), z.describe('HTTP status of the reply, 400 to 599'))),
  response_code: z.optional(z.int().check(z.describe('`responseCode` of the body; the status unless set'))),
  response_message: z.optional(z.string().check(z.describe('`responseMessage` of the body'))),
  response_data: z.optional(z.unknown().check(z.describe('`responseData` of the body; null unless set'))),
  delay_ms: z.optional(delay().check(z.describe('Milliseconds before the reply'))),
  jitter_ms: z.optional(delay().check(z.describe('Random milliseconds added to or subtracted from the delay, at most'))),
  drop: z.optional(z.boolean().check(z.describe('Resets the connection without a reply'))),
  times: z.optional(
    z.int().check(z.gte(1), z.describe('Number of calls it hits, the gateway’s polls not among them; unlimited unless set')),
  ),
  probability: z.optional(
    z.number().check(z.gt(0), z.lte(1), z.describe('Share of the calls it hits, above 0 up to 1; the gateway’s polls are not hit')),
  ),
  seed: z.optional(z.int().check(z.describe('Seed of probability and jitter, so that a run can be repeated; 1 unless set'))),
})
export type FaultBody = z.output<typeof FaultBody>

export interface Fault extends FaultBody {
  readonly id: number
  /** Calls that it has hit, without the gateway's polls. */
  readonly hits: number
}

interface Entry {
  fault: Fault
  readonly random: Random
}

const unusable = (message: string): ApiError => new ApiError(responseCode.MALFORMED, message)

function requireEffect(fault: FaultBody): void {
  const { status, response_code, delay_ms, jitter_ms, drop } = fault
  const hasReply = status !== undefined || response_code !== undefined
  if (drop && hasReply) throw unusable('drop: a dropped call has no status and no response_code. Use one or the other.')
  if (!hasReply && (fault.response_message !== undefined || fault.response_data !== undefined))
    throw unusable('response_message and response_data need status or response_code.')
  if (!hasReply && !drop && !delay_ms && !jitter_ms) throw unusable('Set status, response_code, delay_ms, jitter_ms or drop.')
}

/** Polls would use up a number of hits, and make random hits unrepeatable. */
const sparesPolls = ({ times, probability }: FaultBody): boolean => times !== undefined || probability !== undefined

/** Faults in the order in which they were added. The first that matches a call and whose probability hits applies to it. */
export class Faults {
  #entries: Entry[] = []
  #nextId = 1

  get isEmpty(): boolean {
    return this.#entries.length === 0
  }

  all(): Fault[] {
    return this.#entries.map(({ fault }) => fault)
  }

  /** Throws 400 for a fault that can't hit anything or has no effect. */
  add(body: FaultBody): Fault {
    const given = normalized(body)
    requireEffect(given)
    const fault: Fault = { id: this.#nextId, ...given, hits: 0 }
    this.#nextId += 1
    this.#entries.push({ fault, random: getRandom('fault', given.seed ?? 1) })
    return fault
  }

  remove(id: number): boolean {
    const before = this.#entries.length
    this.#entries = this.#entries.filter(({ fault }) => fault.id !== id)
    return this.#entries.length < before
  }

  clear(): void {
    this.#entries = []
  }

  #take(request: FastifyRequest): Entry | undefined {
    const isOwn = !isPoll(request)
    const call = receivedCall(request)
    const hit = this.#entries.find(
      ({ fault, random }) => isAbout(fault, call) && (isOwn || !sparesPolls(fault)) && random.chance(fault.probability ?? 1),
    )
    if (!hit || !isOwn) return hit
    hit.fault = { ...hit.fault, hits: hit.fault.hits + 1 }
    if (hit.fault.hits === hit.fault.times) this.remove(hit.fault.id)
    return hit
  }

  async strike(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const hit = this.#take(request)
    if (!hit) return false
    const { fault, random } = hit
    request.faultId = fault.id
    const jitter = fault.jitter_ms ? random.int(-fault.jitter_ms, fault.jitter_ms) : 0
    const delayMs = Math.max(0, (fault.delay_ms ?? 0) + jitter)
    if (delayMs > 0) await wait(delayMs)
    return answerWith(fault, reply)
  }
}

function answerWith(fault: Fault, reply: FastifyReply): boolean {
  const { drop, status, response_code = status, response_message = 'Something is wrong on purpose.', response_data = null } = fault
  if (drop) reply.hijack().raw.socket?.resetAndDestroy()
  else if (response_code !== undefined)
    sendEnvelope(reply, { responseCode: response_code, responseMessage: response_message, responseData: response_data }, status)
  else return false
  return true
}
