import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether whoever hands out requests is to hand out none here any more. */
    drain: { isBegun: boolean }
  }
}

/** What is under way by then is cut off. An operation of GraphQL has its own deadline, which is shorter. */
export const CLOSING_MS = 25_000

/**
 * Ends the connection of every answer that is given while the app closes: kept alive, it would keep the process. So would a
 * request that never arrives whole: what is not done by the deadline is cut off.
 */
export function registerClosing(app: FastifyInstance, closingMs: number): void {
  app.decorate('drain', { isBegun: false })
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    app.drain.isBegun = true
    setTimeout(() => app.server.closeAllConnections(), closingMs).unref()
    done()
  })
  app.addHook('onSend', (_, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done(null, payload)
  })
}
