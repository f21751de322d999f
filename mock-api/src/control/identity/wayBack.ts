import type { Person } from './people.ts'
import type { IdentityRequest } from './request.ts'

/** Result of a visit to the identity page. For Apple the code is the token. */
export type Ending =
  | { readonly kind: 'chosen'; readonly code: string; readonly person: Person }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed' }

const errors = { cancelled: 'access_denied', failed: 'server_error' } as const

/** Spec §2 "Apple return page": `id_token`, `success` and `user` on success; else no `success`. */
function appleValues(ending: Ending): Record<string, string> {
  if (ending.kind !== 'chosen') return { error: ending.kind === 'cancelled' ? 'user_cancelled_authorize' : errors.failed }
  const { first_name: firstName, last_name: lastName, email } = ending.person
  return { id_token: ending.code, success: 'true', user: JSON.stringify({ name: { firstName, lastName }, email }) }
}

const part = (content: object): string => Buffer.from(JSON.stringify(content)).toString('base64url')

const identityToken = ({ first_name, last_name, email }: Person, nonce: string): string =>
  [part({ alg: 'none' }), part({ given_name: first_name, family_name: last_name, email, nonce }), ''].join('.')

function codeValues({ provider, nonce }: IdentityRequest, ending: Ending): Record<string, string> {
  if (ending.kind !== 'chosen') return { error: errors[ending.kind] }
  const { code, person } = ending
  return { code, ...(provider === 'Google' && nonce !== '' && { id_token: identityToken(person, nonce) }) }
}

/** Redirect URL. Apple's values are in the query, others in the fragment. */
export function wayBack(request: IdentityRequest, ending: Ending): string {
  const { provider, redirect_uri, state } = request
  const url = new URL(redirect_uri)
  const values = { ...(provider === 'Apple' ? appleValues(ending) : codeValues(request, ending)), ...(state === '' ? {} : { state }) }
  if (provider === 'Apple') for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value)
  else url.hash = new URLSearchParams(values).toString()
  return url.href
}
