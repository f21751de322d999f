import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether readiness fails so that load balancers send no new requests. */
    drain: { isStarted: boolean }
  }
}

/** Requests still running after this time are aborted. GraphQL operations have a shorter deadline. */
export const CLOSING_MS = 25_000

/** Ends connections while the app closes: idle connections and incomplete requests would block the exit. */
export function registerClosing(app: FastifyInstance, closingMs: number): void {
  app.decorate('drain', { isStarted: false })
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    app.drain.isStarted = true
    setTimeout(() => app.server.closeAllConnections(), closingMs).unref()
    done()
  })
  app.addHook('onSend', (_, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done(null, payload)
  })
}
