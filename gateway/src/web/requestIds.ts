import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'

export const REQUEST_ID_HEADER = 'x-request-id'
export const TRACE_HEADER = 'traceparent'

const plainId = /^[\w.:+/=-]{1,100}$/

export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const id = headers[REQUEST_ID_HEADER]
  return typeof id === 'string' && plainId.test(id) ? id : randomUUID()
}

/** W3C Trace Context, version 00: trace, span, flags. */
const traceContext = /^00-((?!0{32})[\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})$/

function placeIn(header: unknown): string {
  const [, trace = randomBytes(16).toString('hex'), flags = '00'] = (typeof header === 'string' && traceContext.exec(header)) || []
  return `00-${trace}-${randomBytes(8).toString('hex')}-${flags}`
}

declare module 'fastify' {
  interface FastifyRequest {
    traceparent: string | undefined
  }
}

/** Only requests with a trace are traced; others are identified by their id. */
export const traceOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  headers[TRACE_HEADER] === undefined ? undefined : placeIn(headers[TRACE_HEADER])

export const traceIdOf = (traceparent: string | undefined): string | undefined => traceparent?.split('-')[1]
