import { z } from '@callout/contracts/wire/zod'

export interface IdentityRequest {
  readonly provider: 'Google' | 'Apple' | 'Facebook'
  readonly redirect_uri: string
  readonly state: string
  /** Included in Google's identity token; without it there is no token. */
  readonly nonce: string
  /** One-time code of the mock's page that identifies the user; empty: the visitor chooses. */
  readonly login_hint: string
  /** Session of the mock; empty: the shared data. */
  readonly session: string
}

const Given = z.object({
  provider: z.literal(['Google', 'Apple', 'Facebook'], { error: 'provider must be Google, Apple or Facebook.' }),
  redirect_uri: z.string({ error: 'redirect_uri is missing.' }),
  state: z._default(z.string().check(z.maxLength(2000, 'state is too long.')), ''),
  nonce: z._default(z.string().check(z.maxLength(200, 'nonce is too long.')), ''),
  login_hint: z._default(z.string().check(z.maxLength(100, 'login_hint is too long.')), ''),
  session: z._default(z.string().check(z.maxLength(40, 'session is too long.')), ''),
})

const loopback = new Set(['127.0.0.1', 'localhost', '[::1]'])

/** Redirects only to this machine and the client's origin. */
function isAllowed(address: string, clientUrl: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, origin } = new URL(address)
  if (protocol !== 'http:' && protocol !== 'https:') return false
  return loopback.has(hostname) || origin === new URL(clientUrl).origin
}

export function readRequest(given: unknown, clientUrl: string): IdentityRequest | string {
  const parsed = z.safeParse(Given, given ?? {})
  if (!parsed.success) return parsed.error.issues[0]?.message ?? 'This isn’t a sign-in request.'
  if (!isAllowed(parsed.data.redirect_uri, clientUrl)) return 'redirect_uri must lead to this machine, or to the address in CLIENT_URL.'
  return parsed.data
}
