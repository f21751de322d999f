import { isDeviceOffline } from './reach.ts'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { messages } from '@callout/contracts/text/messages'

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

export interface ApiError {
  readonly code: ApiErrorCode
  /** The server's own message where it returns one. */
  readonly message: string
  /** Field errors, with code INVALID. */
  readonly fields: readonly { readonly field: string; readonly message: string }[]
  readonly extensions: Readonly<Record<string, unknown>>
}

const away = 'Can’t reach the server. Check your connection and try again.'

const awayMessage = (): string => (isDeviceOffline() ? 'You’re offline. Try again when you’re back online.' : away)

/** A problem that the client finds. Its message is shown as it is. */
export class Problem extends Error {}

/** Reads what Apollo threw or returned as `error`, or a `Problem`. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof Problem) return { code: 'REFUSED', message: error.message, fields: [], extensions: {} }
  const first = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined
  if (!first) return { code: 'NETWORK', message: awayMessage(), fields: [], extensions: {} }
  const extensions = first.extensions ?? {}
  const code = (extensions['code'] ?? 'INTERNAL') as ApiErrorCode
  const fields = Array.isArray(extensions['fields']) ? extensions['fields'] : []
  return { code, message: code === 'UPSTREAM_UNAVAILABLE' ? awayMessage() : first.message || messages.somethingWrong, fields, extensions }
}

/** Codes after which the request may still have been processed. */
const lostCodes: readonly ApiErrorCode[] = [
  'NETWORK',
  'UPSTREAM_FAILED',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_BAD_REPLY',
  'UPSTREAM_TOO_LARGE',
  'INTERNAL',
]
/** True if the response was lost and the outcome is unknown. */
export const isLost = (code: ApiErrorCode): boolean => lostCodes.includes(code)

const awayCodes: readonly ApiErrorCode[] = ['NETWORK', 'UPSTREAM_UNAVAILABLE']
/** True if the server is unreachable; callers may retry. */
export const isAway = (error: unknown): boolean => awayCodes.includes(toApiError(error).code)

const userCodes: readonly ApiErrorCode[] = ['UNAUTHENTICATED', 'OTP_REQUIRED', 'SUBSCRIPTION_REQUIRED']
/** True if the user has to sign in or pay first (spec §8): the page is left, and no retry helps. */
export const needsUser = (code: ApiErrorCode): boolean => userCodes.includes(code)

const stoppingCodes: readonly ApiErrorCode[] = [...userCodes, 'NETWORK', 'TOO_MANY_REQUESTS', 'UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT']
/** True if a run that doesn't wait for the server ends: its next record would fail the same way. */
export const stopsRun = (code: ApiErrorCode): boolean => stoppingCodes.includes(code)
