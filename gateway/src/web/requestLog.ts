import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../metrics/metrics.ts'
import { isGraphQL } from './errorHandler.ts'
import { traceIdOf } from './requestIds.ts'

/** Answered every few seconds, at level debug. */
const isProbe = (path: string): boolean => /^\/health(?:\/|$)/.test(path)

/** Logs one line per request, without tokens, variables or query strings, and measures operations. */
export function registerRequestLog(app: FastifyInstance, metrics?: Metrics): void {
  app.decorateRequest('trace')
  app.addHook('onRequest', (request, _, done) => {
    request.trace = {}
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { operation, code, upstreamCalls } = request.trace
    const [path = ''] = request.url.split('?')
    request.log[isProbe(path) && reply.statusCode === 200 ? 'debug' : 'info']({
      reqId: request.id,
      traceId: traceIdOf(request.traceparent),
      method: request.method,
      path,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      operation,
      code,
      upstreamCalls,
    })
    if (metrics && isGraphQL(request)) metrics.operation({ name: operation, code, ms: reply.elapsedTime })
    done()
  })
}
