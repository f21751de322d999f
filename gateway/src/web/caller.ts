import { mockSessionHeader, timeZoneHeader, windowHeader } from '@callout/contracts/constants'
import { isTimeZone } from '@callout/contracts/time'
import type { FastifyRequest } from 'fastify'
import { type Caller, inSession } from '../rest/transport.ts'
import type { Visitor } from '../visitors/guard.ts'
import { hashedKey, networkOf, tokenOf } from '../visitors/keys.ts'
import { forwardedForOf } from './forwardedFor.ts'

/** IANA names are at most half as long. */
const LONGEST_ZONE = 64

/** The browser's time zone, used if the account has none. Null if invalid. */
export function ownZoneOf({ headers }: FastifyRequest): string | null {
  const zone = headers[timeZoneHeader]
  if (typeof zone !== 'string' || zone.length > LONGEST_ZONE || !isTimeZone(zone)) return null
  // Canonical names bound the caches keyed by zone.
  return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone
}

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

export function visitorOf(request: FastifyRequest): Visitor {
  const { authorization } = request.headers
  const session = sessionOf(request)
  return {
    account: authorization === undefined ? undefined : hashedKey(inSession(tokenOf(authorization), session)),
    network: inSession(networkOf(request.ip), session),
  }
}

export const callerOf = (request: FastifyRequest): Caller => ({
  session: sessionOf(request),
  token: request.headers.authorization,
  forwardedFor: forwardedForOf(request),
  window: windowOf(request),
  requestId: request.id,
  traceparent: request.traceparent,
})
