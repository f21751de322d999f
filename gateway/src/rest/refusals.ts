import { camelKey, toCamel } from '@callout/contracts/casing'
import { messages } from '@callout/contracts/messages'
import { defaultMessages, type ErrorCode, Refusal } from '../errors.ts'
import type { Answer } from './envelope.ts'

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
export const isOtpAnswer = ({ code, message }: Answer): boolean => code === 401 && message === messages.confirmWithOtp

function codeFor(answer: Answer): ErrorCode {
  if (isOtpAnswer(answer)) return 'OTP_REQUIRED'
  if (answer.code >= 500) return 'UPSTREAM_UNAVAILABLE'
  if (answer.code === 409) return conflicts[String(recordOf(answer.data)['reason'])] ?? 'STALE'
  return codes[answer.code] ?? 'REFUSED'
}

/** `line_items.0.jobfinished_notes` to `lineItems.0.jobFinishedNotes`. */
const productPath = (field: string): string => field.split('.').map(camelKey).join('.')

const fieldsOf = (data: Loose) => {
  const errors = Array.isArray(data['errors']) ? (data['errors'] as unknown[]).map(recordOf) : []
  return errors.map(({ field, message }) => ({ field: productPath(String(field ?? '')), message: String(message ?? '') }))
}

function detailsFor(code: ErrorCode, data: Loose): Loose {
  if (code === 'INVALID') return { fields: fieldsOf(data) }
  return code === 'STALE' || code === 'CLASH' ? (toCamel(data) as Loose) : {}
}

/** What upstream refused, as the client acts on it. Upstream's words pass through, except those of its crashes. */
export function refusalOf(answer: Answer): Refusal {
  const code = codeFor(answer)
  const message = code === 'UPSTREAM_UNAVAILABLE' ? '' : answer.message
  return new Refusal(code, message || defaultMessages[code], { ...detailsFor(code, recordOf(answer.data)), responseCode: answer.code })
}
