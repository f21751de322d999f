import type { FastifyInstance } from 'fastify'
import { visitorOf } from '../web/caller.ts'
import { isGraphQL } from '../web/errorHandler.ts'
import { createGuard, type Guard } from './guard.ts'
import type { VisitorLimits } from './limits.ts'

const noGuard: Guard = { admit: () => Promise.resolve(), called: () => undefined, signIn: (_, __, work) => work() }

/** Counts the requests of GraphQL before anything of them is read. With a `redisUrl` all gateways count together. */
export async function registerGuard(app: FastifyInstance, limits: VisitorLimits | undefined, redisUrl: string | undefined): Promise<Guard> {
  if (limits === undefined) return noGuard
  const shared = redisUrl === undefined ? undefined : (await import('./sharedCounters.ts')).sharedCounters(redisUrl)
  const guard = createGuard(limits, shared?.make)
  app.addHook('onRequest', async (request) => {
    if (isGraphQL(request)) await guard.admit(visitorOf(request))
  })
  app.addHook('onClose', () => shared?.close())
  return guard
}
