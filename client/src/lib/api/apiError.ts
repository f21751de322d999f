import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { messages } from '@callout/contracts/messages'

/** `extensions.code` of the gateway's errors; NETWORK where it did not answer at all. */
export type ApiErrorCode =
  | 'UNAUTHENTICATED'
  | 'OTP_REQUIRED'
  | 'SUBSCRIPTION_REQUIRED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'STALE'
  | 'CLASH'
  | 'INVALID'
  | 'TOO_MANY_REQUESTS'
  | 'REFUSED'
  | 'UPSTREAM_FAILED'
  | 'UPSTREAM_UNAVAILABLE'
  | 'UPSTREAM_TIMEOUT'
  | 'UPSTREAM_BAD_REPLY'
  | 'UPSTREAM_TOO_LARGE'
  | 'UPSTREAM_BUDGET_EXCEEDED'
  | 'UNKNOWN_DOCUMENT'
  | 'BAD_REQUEST'
  | 'INTERNAL'
  | 'NETWORK'

/** An error in the words of the product. */
export interface ApiError {
  readonly code: ApiErrorCode
  /** For the person: the server's own words where it refuses. */
  readonly message: string
  /** Of INVALID: what is wrong with which field. */
  readonly fields: readonly { readonly field: string; readonly message: string }[]
  /** Everything else that the gateway sent along. */
  readonly extensions: Readonly<Record<string, unknown>>
}

const away = 'Can’t reach the server. Check your connection and try again.'

const network: ApiError = { code: 'NETWORK', message: away, fields: [], extensions: {} }

/** Reads what Apollo threw or returned as `error`. */
export function toApiError(error: unknown): ApiError {
  const first = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined
  if (!first) return network
  const extensions = first.extensions ?? {}
  const code = (extensions['code'] ?? 'INTERNAL') as ApiErrorCode
  const fields = Array.isArray(extensions['fields']) ? extensions['fields'] : []
  return { code, message: code === 'UPSTREAM_UNAVAILABLE' ? away : first.message || messages.somethingWrong, fields, extensions }
}

/** What was sent may have arrived all the same. */
const lostCodes: readonly ApiErrorCode[] = [
  'NETWORK',
  'UPSTREAM_FAILED',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_BAD_REPLY',
  'UPSTREAM_TOO_LARGE',
  'INTERNAL',
]
/** Nobody knows whether what was asked for was done: the answer was lost. */
export const isLost = (code: ApiErrorCode): boolean => lostCodes.includes(code)

const awayCodes: readonly ApiErrorCode[] = ['NETWORK', 'UPSTREAM_UNAVAILABLE']
/** Nobody is there to answer; worth trying again by itself. */
export const isAway = (error: unknown): boolean => awayCodes.includes(toApiError(error).code)
