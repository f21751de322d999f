import type { FastifyRequest } from 'fastify'
import type { Caller } from '../rest/transport.ts'
import { forwardedForOf } from './forwardedFor.ts'

/** On whose behalf a request is answered. */
export const callerOf = (request: FastifyRequest): Caller => ({
  token: request.headers.authorization,
  forwardedFor: forwardedForOf(request),
})
