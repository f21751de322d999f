import type { FastifyInstance } from 'fastify'

/** Ends the connection of every answer that is given while the app closes: kept alive, it would keep the process. */
export function registerClosing(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  app.addHook('onSend', (_, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done(null, payload)
  })
}
