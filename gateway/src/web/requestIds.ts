import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'

export const REQUEST_ID_HEADER = 'x-request-id'
export const TRACE_HEADER = 'traceparent'

/** What may stand in a log line and in a header as it came. */
const plainId = /^[\w.:+/=-]{1,100}$/

/** The id that a request brings, else one of its own: unique over all gateways. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const id = headers[REQUEST_ID_HEADER]
  return typeof id === 'string' && plainId.test(id) ? id : randomUUID()
}

/** W3C Trace Context, version 00: trace, span, flags. */
const traceContext = /^00-((?!0{32})[\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})$/

/** A place of this request in the trace that it names, or in one of its own; `traceparent`. */
function placeIn(header: unknown): string {
  const [, trace = randomBytes(16).toString('hex'), flags = '00'] = (typeof header === 'string' && traceContext.exec(header)) || []
  return `00-${trace}-${randomBytes(8).toString('hex')}-${flags}`
}

declare module 'fastify' {
  interface FastifyRequest {
    /** `traceparent` for the answer and for what is asked of the backend; undefined: nobody traces it. */
    traceparent: string | undefined
  }
}

/** What a request is traced by: only those that bring a trace have one, since a number of its own is in the id. */
export const traceOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  headers[TRACE_HEADER] === undefined ? undefined : placeIn(headers[TRACE_HEADER])

/** The trace alone, for the log. */
export const traceIdOf = (traceparent: string | undefined): string | undefined => traceparent?.split('-')[1]
