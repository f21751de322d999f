import { setTimeout as wait } from 'node:timers/promises'
import { z } from '@callout/contracts/zod'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { fits } from '../http/nearestCall.ts'
import { sendEnvelope, sendFailure } from '../http/replies.ts'
import { API_PREFIX } from '../http/rows.ts'

/**
 * What goes wrong, and with which calls: all where neither path nor method is named. `path` is that of a row or of one
 * call, below the base; a star at its end stands for anything. `response_code` is in-band, with `response_data` or none, `status` is of HTTP too,
 * `drop` closes the connection without a word, `delay_ms` comes before any of them.
 */
export const Fault = z.object({
  path: z.optional(z.string()),
  method: z.optional(z.string()),
  status: z.optional(z.int().check(z.gte(400), z.lte(599))),
  response_code: z.optional(z.int()),
  response_message: z.optional(z.string()),
  response_data: z.optional(z.unknown()),
  delay_ms: z.optional(z.int().check(z.gte(0), z.lte(600_000))),
  drop: z.optional(z.boolean()),
  /** How many calls it hits; all until the next reset where it is not said. */
  times: z.optional(z.int().check(z.gte(1))),
})
export type Fault = z.output<typeof Fault>

function isAbout({ path, method }: Fault, request: FastifyRequest): boolean {
  if (method !== undefined && method.toUpperCase() !== request.method) return false
  if (path === undefined) return true
  const called = (request.url.split('?', 1)[0] as string).replace(API_PREFIX, '')
  return path.endsWith('*') ? called.startsWith(path.slice(0, -1)) : fits(called, path)
}

/** Faults in the order in which they were asked for; the first that fits a call hits it. */
export class Faults {
  #faults: Fault[] = []

  get all(): readonly Fault[] {
    return this.#faults
  }

  add(fault: Fault): void {
    this.#faults.push(fault)
  }

  clear(): void {
    this.#faults = []
  }

  #take(request: FastifyRequest): Fault | undefined {
    const fault = this.#faults.find((candidate) => isAbout(candidate, request))
    if (fault?.times === undefined) return fault
    const rest = fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : []
    this.#faults = this.#faults.flatMap((other) => (other === fault ? rest : [other]))
    return fault
  }

  /** Does to a call what was asked for. Returns whether the call is answered by that. */
  async strike(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const fault = this.#faults.length > 0 ? this.#take(request) : undefined
    if (!fault) return false
    if (fault.delay_ms) await wait(fault.delay_ms)
    return answerWith(fault, reply)
  }
}

function answerWith(
  { drop, status, response_code, response_message: message = 'Something is wrong on purpose.', response_data = null }: Fault,
  reply: FastifyReply,
): boolean {
  if (drop) reply.hijack().raw.destroy()
  else if (status !== undefined) sendFailure(reply, status, message)
  else if (response_code !== undefined)
    sendEnvelope(reply, { responseCode: response_code, responseMessage: message, responseData: response_data })
  else return false
  return true
}
