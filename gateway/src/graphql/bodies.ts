import { Transform } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../errors.ts'
import type { RestClient } from '../rest/client.ts'
import { callerOf } from '../web/caller.ts'
import { tooLarge } from '../web/errorHandler.ts'
import { excess, type JsonBounds, structureOf } from './jsonBounds.ts'
import { MAX_BODY_BYTES } from './limits.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the body's text, in characters. */
    bodyLength: number
  }
}

/** Of a body that anybody may send, in bytes. */
export const STRANGERS_BODY_BYTES = 64 * 1024

/** What anybody may send, and what somebody may whom the backend knows: a job of hundreds of lines, an import. */
export const bodyBounds = {
  stranger: { commas: 500, brackets: 200, depth: 16, keys: 60 },
  known: { commas: 20_000, brackets: 10_000, depth: 16, keys: 60 },
} as const satisfies Record<string, JsonBounds>

const tooMuch: Readonly<Record<keyof JsonBounds, (limit: number) => string>> = {
  commas: (limit) => `A request can have up to ${limit} commas.`,
  brackets: (limit) => `A request can have up to ${limit} brackets.`,
  depth: (limit) => `A request can be up to ${limit} levels deep.`,
  keys: (limit) => `An object can have up to ${limit} keys.`,
}

const refusalFor = (bound: keyof JsonBounds, bounds: JsonBounds): Refusal => new Refusal('BAD_REQUEST', tooMuch[bound](bounds[bound]))

/** Refuses a JSON text that is more than a stranger may send, before it is parsed. @throws Refusal BAD_REQUEST */
export function refuseIntricate(text: string): void {
  const bound = excess(structureOf(text, bodyBounds.stranger), bodyBounds.stranger)
  if (bound) throw refusalFor(bound, bodyBounds.stranger)
}

/** Passes bytes on until they are too many. */
const boundedStream = (maxBytes: number): Transform => {
  let bytes = 0
  return new Transform({
    transform: (chunk: Buffer, _, done) => {
      bytes += chunk.length
      if (bytes > maxBytes) done(tooLarge())
      else done(null, chunk)
    },
  })
}

const isSmall = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' || Number(headers['content-length'] ?? Infinity) <= STRANGERS_BODY_BYTES

/**
 * Reads bodies, and no more of them than who sends them may: large ones and intricate ones are for those whose token the
 * backend has accepted of late. Any other token is asked for its profile first.
 */
export function registerBodies(app: FastifyInstance, client: RestClient): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.decorateRequest('bodyLength', 0)

  const introduced = (request: FastifyRequest, goOn: () => void, refuse: (error: Error) => void): void =>
    void client.introduce(callerOf(request)).then(goOn, refuse)

  app.addHook('preParsing', (request, _, payload, done) => {
    if (isSmall(request) || client.knows(callerOf(request))) done(null, payload)
    else if (request.headers.authorization !== undefined) introduced(request, () => done(null, payload), done)
    else if (request.headers['content-length'] === undefined) done(null, payload.pipe(boundedStream(STRANGERS_BODY_BYTES)))
    else done(tooLarge())
  })

  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: MAX_BODY_BYTES }, (request, text: string, done) => {
    request.bodyLength = text.length
    const found = structureOf(text, bodyBounds.known)
    const beyondAll = excess(found, bodyBounds.known)
    if (beyondAll) return done(refusalFor(beyondAll, bodyBounds.known))
    const beyond = excess(found, bodyBounds.stranger)
    if (!beyond || client.knows(callerOf(request))) return parse(request, text, done)
    if (request.headers.authorization === undefined) return done(refusalFor(beyond, bodyBounds.stranger))
    introduced(request, () => parse(request, text, done), done)
  })
}
