import { mockSessionHeader, timeZoneHeader, windowHeader } from '@callout/contracts/constants'
import { isTimeZone } from '@callout/contracts/time'
import type { FastifyRequest } from 'fastify'
import { type Caller, inSession } from '../rest/transport.ts'
import type { Visitor } from '../visitors/guard.ts'
import { forwardedForOf } from './forwardedFor.ts'

/** IANA names are half as long. */
const LONGEST_ZONE = 64

/** The zone that the caller's own clock shows, as far as it is one; it only counts where the account has none. */
export function ownZoneOf({ headers }: FastifyRequest): string | null {
  const zone = headers[timeZoneHeader]
  if (typeof zone !== 'string' || zone.length > LONGEST_ZONE || !isTimeZone(zone)) return null
  // One way of writing it, so that nobody fills what is remembered for each zone.
  return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone
}

/** What a window calls itself. */
function windowOf({ headers }: FastifyRequest): string | undefined {
  const name = headers[windowHeader]
  return typeof name === 'string' && /^[\w-]{1,40}$/.test(name) ? name : undefined
}

const LONGEST_SESSION = 60

/** The mock session of a request; undefined unless MOCK_HEADERS is set. */
function sessionOf({ headers, server }: FastifyRequest): string | undefined {
  const session = server.hasMockHeaders ? headers[mockSessionHeader] : undefined
  return session === undefined || session === '' ? undefined : String(session).slice(0, LONGEST_SESSION)
}

/** Who is counted for a request: each mock session on its own. */
export function visitorOf(request: FastifyRequest): Visitor {
  const { authorization } = request.headers
  const session = sessionOf(request)
  return { token: authorization && inSession(authorization, session), address: inSession(request.ip, session) }
}

/** On whose behalf a request is answered. */
export const callerOf = (request: FastifyRequest): Caller => ({
  session: sessionOf(request),
  token: request.headers.authorization,
  forwardedFor: forwardedForOf(request),
  window: windowOf(request),
  requestId: request.id,
  traceparent: request.traceparent,
})
