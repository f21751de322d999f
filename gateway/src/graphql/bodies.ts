import { Transform } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../rest/errors.ts'
import type { RestClient } from '../rest/client.ts'
import { callerOf } from '../web/caller.ts'
import { tooLarge } from '../web/errorHandler.ts'
import { excess, type JsonBounds, structureOf } from './jsonBounds.ts'
import { MAX_BODY_BYTES } from './limits.ts'

declare module 'fastify' {
  interface FastifyRequest {
    bodyLength: number
  }
}

export const ANONYMOUS_BODY_BYTES = 64 * 1024

/** Bounds before and after the backend has accepted the token. The larger ones fit a job of hundreds of lines or an import. */
export const bodyBounds = {
  anonymous: { commas: 500, brackets: 200, depth: 16, keys: 60 },
  authenticated: { commas: 20_000, brackets: 10_000, depth: 16, keys: 60 },
} as const satisfies Record<string, JsonBounds>

const tooMuch: Readonly<Record<keyof JsonBounds, (limit: number) => string>> = {
  commas: (limit) => `A request can have up to ${limit} commas.`,
  brackets: (limit) => `A request can have up to ${limit} brackets.`,
  depth: (limit) => `A request can be up to ${limit} levels deep.`,
  keys: (limit) => `An object can have up to ${limit} keys.`,
}

const errorFor = (bound: keyof JsonBounds, bounds: JsonBounds): ApiError => new ApiError('BAD_REQUEST', tooMuch[bound](bounds[bound]))

/** Rejects JSON text beyond the anonymous bounds before parsing it. @throws ApiError BAD_REQUEST */
export function checkStructure(text: string): void {
  const bound = excess(structureOf(text, bodyBounds.anonymous), bodyBounds.anonymous)
  if (bound) throw errorFor(bound, bodyBounds.anonymous)
}

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
  method === 'GET' || Number(headers['content-length'] ?? Infinity) <= ANONYMOUS_BODY_BYTES

/** Large or deep bodies need a recently accepted token; any other token is verified by reading its profile first. */
export function registerBodies(app: FastifyInstance, client: RestClient): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.decorateRequest('bodyLength', 0)

  const verified = (request: FastifyRequest, goOn: () => void, refuse: (error: Error) => void): void =>
    void client.verifyToken(callerOf(request)).then(goOn, refuse)

  app.addHook('preParsing', (request, _, payload, done) => {
    if (isSmall(request) || client.isKnownToken(callerOf(request))) done(null, payload)
    else if (request.headers.authorization !== undefined) verified(request, () => done(null, payload), done)
    else if (request.headers['content-length'] === undefined) done(null, payload.pipe(boundedStream(ANONYMOUS_BODY_BYTES)))
    else done(tooLarge())
  })

  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: MAX_BODY_BYTES }, (request, text: string, done) => {
    request.bodyLength = text.length
    const found = structureOf(text, bodyBounds.authenticated)
    const beyondAll = excess(found, bodyBounds.authenticated)
    if (beyondAll) return done(errorFor(beyondAll, bodyBounds.authenticated))
    const beyond = excess(found, bodyBounds.anonymous)
    if (!beyond || client.isKnownToken(callerOf(request))) return parse(request, text, done)
    if (request.headers.authorization === undefined) return done(errorFor(beyond, bodyBounds.anonymous))
    verified(request, () => parse(request, text, done), done)
  })
}
