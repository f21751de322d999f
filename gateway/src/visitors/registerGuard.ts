import { DRIVE_TIMES_PATH } from '@callout/contracts/jobs/planning/drives'
import type { FastifyInstance } from 'fastify'
import { EVENTS_PATH } from '../live/live.ts'
import { visitorOf } from '../web/caller.ts'
import { GRAPHQL_PATH } from '../web/errorHandler.ts'
import { JOB_FILES_PATH } from '../web/jobFiles.ts'
import type { CounterMaker } from './counters.ts'
import { createGuard, type Guard, type Visitor } from './guard.ts'
import type { VisitorLimits } from './limits.ts'

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor
  }
}

const noGuard: Guard = {
  admit: () => undefined,
  called: () => undefined,
  signIn: (_, __, work) => work(),
  message: () => Promise.resolve(),
}

const countedRoutes: ReadonlySet<string> = new Set([GRAPHQL_PATH, EVENTS_PATH, JOB_FILES_PATH, DRIVE_TIMES_PATH])

export function registerGuard(app: FastifyInstance, limits: VisitorLimits | undefined, make?: CounterMaker): Guard {
  const guard = limits === undefined ? noGuard : createGuard(limits, make)
  app.decorateRequest('visitor')
  app.addHook('onRequest', (request, _, done) => {
    if (!countedRoutes.has(request.routeOptions.url ?? '')) return done()
    request.visitor = visitorOf(request)
    // Only shared counters need a promise.
    const counted = guard.admit(request.visitor)
    if (counted) return counted
    done()
  })
  return guard
}
