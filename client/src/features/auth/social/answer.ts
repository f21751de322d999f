import type { PendingSignIn } from './pendingSignIn.ts'
import type { SocialLoginInput } from '../../../lib/api/schemaTypes.generated.ts'

type Identity = Pick<SocialLoginInput, 'accessCode' | 'authToken' | 'firstName' | 'lastName' | 'email'>

/** Response of a provider. `reason` is for the log. */
export type Answer =
  | { readonly kind: 'identity'; readonly identity: Identity }
  | { readonly kind: 'failed'; readonly reason: string }
  /** Not requested here, so it is ignored. */
  | { readonly kind: 'unrequested' }

const getText = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() ? value.trim() : undefined)

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return value && typeof value === 'object' ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** Claims of an identity token, unverified: the backend verifies it. */
export function claimsOf(token: string | null): Record<string, unknown> {
  try {
    const bytes = Uint8Array.from(atob((token?.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')), (letter) =>
      letter.charCodeAt(0),
    )
    return parsed(new TextDecoder().decode(bytes))
  } catch {
    return {}
  }
}

/** Apple sends the name only once, in `user`: `{ name: { firstName, lastName }, email }`. */
function appleIdentity(token: string, user: string | null): Identity {
  const { name, email } = parsed(user)
  const { firstName, lastName } = (name && typeof name === 'object' ? name : {}) as Record<string, unknown>
  return { authToken: token, firstName: getText(firstName), lastName: getText(lastName), email: getText(email) }
}

function codeIdentity(code: string, claims: Record<string, unknown>): Identity {
  const { given_name, family_name, email } = claims
  return { accessCode: code, firstName: getText(given_name), lastName: getText(family_name), email: getText(email) }
}

const isYes = (success: string | null): boolean => success !== null && !['', 'false', '0'].includes(success.toLowerCase())

/** Spec §2 "Apple return page"; a state is optional there, but if present has to match. */
function appleAnswer(values: URLSearchParams, { state }: PendingSignIn): Answer {
  if (values.has('state') && values.get('state') !== state) return { kind: 'unrequested' }
  const token = values.get('id_token')
  if (isYes(values.get('success')) && token) return { kind: 'identity', identity: appleIdentity(token, values.get('user')) }
  return { kind: 'failed', reason: values.get('error') ?? 'no success' }
}

function codeAnswer(values: URLSearchParams, { state, nonce }: PendingSignIn): Answer {
  if (values.get('state') !== state) return { kind: 'unrequested' }
  const code = values.get('code')
  if (!code) return { kind: 'failed', reason: values.get('error') ?? 'no code' }
  const token = values.get('id_token')
  const claims = claimsOf(token)
  if (token && claims['nonce'] !== nonce) return { kind: 'unrequested' }
  return { kind: 'identity', identity: codeIdentity(code, claims) }
}

export function getAnswer(values: URLSearchParams, started: PendingSignIn | null): Answer {
  if (!started) return { kind: 'unrequested' }
  return started.provider === 'APPLE' ? appleAnswer(values, started) : codeAnswer(values, started)
}
