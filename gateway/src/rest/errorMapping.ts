import { type Camel, camelKey } from '@callout/contracts/wire/casing'
import { Conflict } from '@callout/contracts/wire/conflict'
import { messages } from '@callout/contracts/text/messages'
import type { Endpoint } from '@callout/contracts/wire/endpoint'
import { defaultMessages, type ErrorCode, ApiError } from './errors.ts'
import type { Answer } from './envelope.ts'
import { tolerant } from './readReply.ts'

const codes: Readonly<Record<number, ErrorCode>> = {
  401: 'UNAUTHENTICATED',
  402: 'SUBSCRIPTION_REQUIRED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'STALE',
  422: 'INVALID',
  429: 'TOO_MANY_REQUESTS',
}
const conflicts: Readonly<Record<string, ErrorCode>> = { stale: 'STALE', clash: 'CLASH', duplicate: 'REFUSED' }

type Loose = Readonly<Record<string, unknown>>
const getRecord = (data: unknown): Loose => (typeof data === 'object' && data !== null ? (data as Loose) : {})

/** The 401 that asks for the emailed code without ending the session (spec §8). */
const isOtpAnswer = ({ code, message }: Answer): boolean => code === 401 && message === messages.confirmWithOtp

const namesUser = ({ data }: Answer): boolean => Object.keys(getRecord(getRecord(data)['user'])).length > 0

type Outcomes = NonNullable<Endpoint['outcomes']>

/** Undefined for an error. The OTP message, and a 401 that includes a user, are outcome 401 (spec §4 "Sign-in response handling"). */
export function outcomeOf(outcomes: Outcomes, answer: Answer): keyof Outcomes | undefined {
  const { code, message } = answer
  if (401 in outcomes && (message === messages.confirmWithOtp || (code === 401 && namesUser(answer)))) return 401
  if (code in outcomes && code !== 401 && (code !== 409 || isDuplicateAnswer(answer))) return code
  return 'failed' in outcomes && namesUser(answer) ? 'failed' : undefined
}

/** The 409 for possible duplicates, as opposed to a concurrent change. */
const isDuplicateAnswer = ({ code, data }: Answer): boolean => code === 409 && getRecord(data)['reason'] === 'duplicate'

/** A backend's 5xx message is shown to users (spec §8); a proxy's is not. */
const failureOf = ({ hasEnvelope }: Answer): ErrorCode => (hasEnvelope ? 'UPSTREAM_FAILED' : 'UPSTREAM_UNAVAILABLE')

function codeFor(answer: Answer): ErrorCode {
  if (isOtpAnswer(answer)) return 'OTP_REQUIRED'
  if (answer.code >= 500) return failureOf(answer)
  if (answer.code === 409) return conflicts[String(getRecord(answer.data)['reason'])] ?? 'STALE'
  return codes[answer.code] ?? 'REFUSED'
}

const productPath = (field: string): string => field.split('.').map(camelKey).join('.')

const toFields = (data: Loose) => {
  const errors = Array.isArray(data['errors']) ? (data['errors'] as unknown[]).map(getRecord) : []
  return errors.map(({ field, message }) => ({ field: productPath(String(field ?? '')), message: String(message ?? '') }))
}

const conflictIn = (data: Loose): Camel<Conflict> => tolerant(Conflict).readParts(data).data as Camel<Conflict>

/** Null if missing. Clients reload the record. */
function staleDetails(data: Loose): Loose {
  const { reason = null, changedBy = null, changedAt = null, current } = conflictIn(data)
  return { reason, changedBy, changedAt, lockVersion: current?.lockVersion ?? null }
}

function clashDetails(data: Loose): Loose {
  const { reason = null, clashes } = conflictIn(data)
  return { reason, clashes: clashes ?? [] }
}

const details: Partial<Record<ErrorCode, (data: Loose) => Loose>> = {
  INVALID: (data) => ({ fields: toFields(data) }),
  STALE: staleDetails,
  CLASH: clashDetails,
}

/** The backend's message is passed through unchanged. */
export function apiErrorOf(answer: Answer): ApiError {
  const code = codeFor(answer)
  const message = code === 'UPSTREAM_UNAVAILABLE' ? '' : answer.message
  return new ApiError(code, message || defaultMessages[code], { ...details[code]?.(getRecord(answer.data)), responseCode: answer.code })
}
