import { readCookie, removeCookie, writeCookie } from '../../lib/session/cookies.ts'
import type { AttributionInput } from '../../lib/api/schemaTypes.generated.ts'

const COOKIE = 'signup_urlParam'

/** The attributes of spec §3 and their URL parameters. */
const parameters: Readonly<Record<keyof AttributionInput, readonly string[]>> = {
  uCname: ['u_cname', 'utm_campaign'],
  uReferrerUrl: ['u_referrer_url'],
  uSource: ['u_source', 'utm_source'],
  uMedium: ['u_medium', 'utm_medium'],
  uInitialReferrer: ['u_initial_referrer'],
  uReferringDomain: ['u_referring_domain'],
}
const MAX_LENGTH = 500

/** Marketing attributes of a URL; empty if it has none. */
export function attributionOf(search: string): AttributionInput {
  const given = new URLSearchParams(search)
  const found = Object.entries(parameters).flatMap(([name, keys]) => {
    const value = keys.map((key) => given.get(key)?.trim()).find(Boolean)
    return value ? [[name, value.slice(0, MAX_LENGTH)]] : []
  })
  return Object.fromEntries(found) as AttributionInput
}

export function saveAttribution(search: string = window.location.search): void {
  const attribution = attributionOf(search)
  if (Object.keys(attribution).length > 0 && readCookie(COOKIE) === null) writeCookie(COOKIE, JSON.stringify(attribution))
}

/** Saved attribution; undefined if none. */
export function readAttribution(): AttributionInput | undefined {
  try {
    const saved: unknown = JSON.parse(readCookie(COOKIE) ?? 'null')
    if (!saved || typeof saved !== 'object') return undefined
    const known = Object.entries(saved).filter(([name, value]) => name in parameters && typeof value === 'string')
    return known.length > 0 ? (Object.fromEntries(known) as AttributionInput) : undefined
  } catch {
    return undefined
  }
}

export const forgetAttribution = (): void => removeCookie(COOKIE)
