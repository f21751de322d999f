import { type Camel, camelKey } from '@callout/contracts/casing'
import { Conflict } from '@callout/contracts/conflict'
import { messages } from '@callout/contracts/messages'
import type { Endpoint } from '@callout/contracts/endpoint'
import { defaultMessages, type ErrorCode, Refusal } from '../errors.ts'
import type { Answer } from './envelope.ts'
import { salvage } from './salvage.ts'

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
const recordOf = (data: unknown): Loose => (typeof data === 'object' && data !== null ? (data as Loose) : {})

/** Whether it is the 401 that asks for the emailed code and does not end the session (spec §8). */
const isOtpAnswer = ({ code, message }: Answer): boolean => code === 401 && message === messages.confirmWithOtp

/** Whether the answer, a refusal too, says who the user is. */
const namesUser = ({ data }: Answer): boolean => Object.keys(recordOf(recordOf(data)['user'])).length > 0

type Outcomes = NonNullable<Endpoint['outcomes']>

/**
 * Which outcome of its row an answer is; undefined: it is a refusal. The OTP message is the outcome 401 whatever code it comes
 * with, and so is a 401 that names a user (spec §4 "Sign-in response handling").
 */
export function outcomeOf(outcomes: Outcomes, answer: Answer): keyof Outcomes | undefined {
  const { code, message } = answer
  if (401 in outcomes && (message === messages.confirmWithOtp || (code === 401 && namesUser(answer)))) return 401
  if (code in outcomes && code !== 401 && (code !== 409 || isDuplicateAnswer(answer))) return code
  return 'failed' in outcomes && namesUser(answer) ? 'failed' : undefined
}

/** Whether it is the 409 that names records like the new one, and not one that is about a change in the meantime. */
const isDuplicateAnswer = ({ code, data }: Answer): boolean => code === 409 && recordOf(data)['reason'] === 'duplicate'

/** Of a crash: what the backend says of it itself is for the person (spec §8); what a proxy says is not. */
const failureOf = ({ hasEnvelope }: Answer): ErrorCode => (hasEnvelope ? 'UPSTREAM_FAILED' : 'UPSTREAM_UNAVAILABLE')

function codeFor(answer: Answer): ErrorCode {
  if (isOtpAnswer(answer)) return 'OTP_REQUIRED'
  if (answer.code >= 500) return failureOf(answer)
  if (answer.code === 409) return conflicts[String(recordOf(answer.data)['reason'])] ?? 'STALE'
  return codes[answer.code] ?? 'REFUSED'
}

/** `line_items.0.jobfinished_notes` to `lineItems.0.jobFinishedNotes`. */
const productPath = (field: string): string => field.split('.').map(camelKey).join('.')

const fieldsOf = (data: Loose) => {
  const errors = Array.isArray(data['errors']) ? (data['errors'] as unknown[]).map(recordOf) : []
  return errors.map(({ field, message }) => ({ field: productPath(String(field ?? '')), message: String(message ?? '') }))
}

/** What a 409 says of the conflict, read as any reply is; what is not as it should be is missing. */
const conflictIn = (data: Loose): Camel<Conflict> => salvage(Conflict, data).data as Camel<Conflict>

/**
 * Who changed the record and when, and the `lock_version` that it has now; null where upstream does not say. To show the
 * record, a client reads it again.
 */
function staleDetails(data: Loose): Loose {
  const { reason = null, changedBy = null, changedAt = null, current } = conflictIn(data)
  return { reason, changedBy, changedAt, lockVersion: current?.lockVersion ?? null }
}

/** The visits in the way. */
function clashDetails(data: Loose): Loose {
  const { reason = null, clashes } = conflictIn(data)
  return { reason, clashes: clashes ?? [] }
}

const details: Partial<Record<ErrorCode, (data: Loose) => Loose>> = {
  INVALID: (data) => ({ fields: fieldsOf(data) }),
  STALE: staleDetails,
  CLASH: clashDetails,
}

/** What upstream refused, as the client acts on it. The backend's words pass through, word for word. */
export function refusalOf(answer: Answer): Refusal {
  const code = codeFor(answer)
  const message = code === 'UPSTREAM_UNAVAILABLE' ? '' : answer.message
  return new Refusal(code, message || defaultMessages[code], { ...details[code]?.(recordOf(answer.data)), responseCode: answer.code })
}
