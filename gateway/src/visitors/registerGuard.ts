import { DRIVE_TIMES_PATH } from '@callout/contracts/jobs/planning/drives'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { visitorOf } from '../web/caller.ts'
import { isGraphQL } from '../web/errorHandler.ts'
import type { CounterMaker } from './counters.ts'
import { createGuard, type Guard, type Visitor } from './guard.ts'
import type { VisitorLimits } from './limits.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of counted requests. */
    visitor: Visitor
  }
}

const noGuard: Guard = {
  admit: () => Promise.resolve(),
  called: () => undefined,
  signIn: (_, __, work) => work(),
  message: () => Promise.resolve(),
}

/** Other requests that call the backend. */
const isCounted = ({ url }: FastifyRequest): boolean => /^\/(events(\?|$)|job-files\/)/.test(url)

const isDriveTimes = ({ url }: FastifyRequest): boolean => url.split('?')[0] === DRIVE_TIMES_PATH

/** Counts GraphQL, drive time, stream and file requests before they are parsed. `make`: creates shared counters. */
export function registerGuard(app: FastifyInstance, limits: VisitorLimits | undefined, make?: CounterMaker): Guard {
  const guard = limits === undefined ? noGuard : createGuard(limits, make)
  app.decorateRequest('visitor')
  app.addHook('onRequest', async (request) => {
    if (!isGraphQL(request) && !isCounted(request) && !isDriveTimes(request)) return
    request.visitor = visitorOf(request)
    await guard.admit(request.visitor)
  })
  return guard
}
