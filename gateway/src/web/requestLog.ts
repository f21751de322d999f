import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Metrics } from '../metrics/metrics.ts'
import { isGraphQL } from './errorHandler.ts'
import { traceIdOf } from './requestIds.ts'

/** Answered every few seconds, at level debug. */
const isProbe = (path: string): boolean => /^\/health(?:\/|$)/.test(path)

/** The status that nginx logs if the client closed the connection before the response. */
const CLIENT_CLOSED = 499

export function registerRequestLog(app: FastifyInstance, metrics?: Metrics): void {
  const log = (request: FastifyRequest, reply: FastifyReply, status: number): void => {
    const { operation, code, upstreamCalls } = request.trace
    const [path = ''] = request.url.split('?')
    request.log[isProbe(path) && status === 200 ? 'debug' : 'info']({
      reqId: request.id,
      traceId: traceIdOf(request.traceparent),
      method: request.method,
      path,
      status,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      operation,
      code,
      upstreamCalls,
    })
    if (metrics && isGraphQL(request)) metrics.operation({ name: operation, code, ms: reply.elapsedTime })
  }
  app.decorateRequest('trace')
  app.addHook('onRequest', (request, _, done) => {
    request.trace = {}
    done()
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    // `onResponse` is not called then.
    if (reply.raw.destroyed) log(request, reply, CLIENT_CLOSED)
    done(null, payload)
  })
  app.addHook('onResponse', (request, reply, done) => {
    log(request, reply, reply.statusCode)
    done()
  })
}
