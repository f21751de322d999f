import { performance } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { BusyError } from '../rest/errors.ts'
import { isGraphQL, refuse } from './errorHandler.ts'

/** Created once: under load stack traces and the error handler cost a quarter of a rejection. */
const busy = new BusyError()

const SAMPLE_MS = 20
/** Share of a sample in which the event loop was not idle. */
const BUSY_SHARE = 0.95
/** With fewer operations a busy event loop is stalled rather than overloaded. */
export const RUNNING_AT_LEAST = 64

/** Rejects operations while the event loop has no idle time and many run (decision 067). Those that wait for the backend don't count. */
export function registerOverload(app: FastifyInstance): void {
  let [running, waiting, isBusy] = [0, 0, false]
  let last = performance.eventLoopUtilization()
  const sampling = setInterval(() => {
    const now = performance.eventLoopUtilization()
    isBusy = performance.eventLoopUtilization(now, last).utilization > BUSY_SHARE
    if (!isBusy) waiting = running
    last = now
  }, SAMPLE_MS).unref()
  app.addHook('onClose', () => clearInterval(sampling))
  app.addHook('onRequest', (request, reply, done) => {
    if (!isGraphQL(request)) return done()
    const isOverloaded = isBusy && running - waiting >= RUNNING_AT_LEAST
    if (isOverloaded) return void refuse(reply.header('retry-after', busy.retryAfterS), busy.status, busy)
    running += 1
    reply.raw.once('close', () => (running -= 1))
    done()
  })
}
