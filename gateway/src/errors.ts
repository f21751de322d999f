/** The closed list of `extensions.code`. */
export const errorCodes = [
  'UNAUTHENTICATED',
  'OTP_REQUIRED',
  'SUBSCRIPTION_REQUIRED',
  'FORBIDDEN',
  'NOT_FOUND',
  'STALE',
  'CLASH',
  'INVALID',
  'TOO_MANY_REQUESTS',
  'REFUSED',
  'UPSTREAM_FAILED',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_BAD_REPLY',
  'UPSTREAM_TOO_LARGE',
  'UPSTREAM_BUDGET_EXCEEDED',
  'UNKNOWN_DOCUMENT',
  'BAD_REQUEST',
  'INTERNAL',
] as const
export type ErrorCode = (typeof errorCodes)[number]

/** What a person reads where upstream's own words are withheld or missing. */
export const defaultMessages: Record<ErrorCode, string> = {
  UNAUTHENTICATED: 'Please sign in again.',
  OTP_REQUIRED: 'Please verify your email address first.',
  SUBSCRIPTION_REQUIRED: 'You need an active plan to do this.',
  FORBIDDEN: 'You don’t have permission to do this.',
  NOT_FOUND: 'This record doesn’t exist.',
  STALE: 'Someone else changed this in the meantime.',
  CLASH: 'Someone is busy at that time.',
  INVALID: 'Please check what you typed.',
  TOO_MANY_REQUESTS: 'Too many tries. Please wait a moment.',
  REFUSED: 'The request wasn’t accepted.',
  UPSTREAM_FAILED: 'Something went wrong!',
  UPSTREAM_UNAVAILABLE: 'Can’t reach the service right now. Please try again in a moment.',
  UPSTREAM_TIMEOUT: 'The service took too long to answer. Please try again.',
  UPSTREAM_BAD_REPLY: 'The service sent a reply that couldn’t be read.',
  UPSTREAM_TOO_LARGE: 'The reply from the service is too large.',
  UPSTREAM_BUDGET_EXCEEDED: 'This asks for too much at once.',
  UNKNOWN_DOCUMENT: 'This page is older than the service. Reload it to go on.',
  BAD_REQUEST: 'The request isn’t valid GraphQL.',
  INTERNAL: 'Something went wrong!',
}

/** Failures carry the request id, so that a person can name the line in the log. */
const withRequestId: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'UPSTREAM_FAILED',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_BAD_REPLY',
  'UPSTREAM_TOO_LARGE',
  'UPSTREAM_BUDGET_EXCEEDED',
  'INTERNAL',
])

/** A refusal that the client can act on. Whatever else is thrown is a bug of ours and reaches nobody. */
export class Refusal extends Error {
  readonly code: ErrorCode
  /** What stands beside `code` in the extensions. */
  readonly details: Readonly<Record<string, unknown>>

  constructor(code: ErrorCode, message: string = defaultMessages[code], details: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.code = code
    this.details = details
  }
}

/** Not now: an HTTP status, and when to come again. */
export class ComeAgain extends Refusal {
  readonly status: number
  readonly retryAfterS: number

  constructor(code: ErrorCode, message: string, { status, retryAfterS }: { readonly status: number; readonly retryAfterS: number }) {
    super(code, message, { retryAfter: retryAfterS })
    this.status = status
    this.retryAfterS = retryAfterS
  }
}

/** Too many wait for the backend already. */
export class Busy extends ComeAgain {
  constructor() {
    super('UPSTREAM_UNAVAILABLE', 'The service is busy right now. Please try again in a moment.', { status: 503, retryAfterS: 1 })
  }
}

const MINUTE_S = 60
const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`
const waitWords = (seconds: number): string =>
  seconds < MINUTE_S ? counted(seconds, 'second') : counted(Math.ceil(seconds / MINUTE_S), 'minute')

/** A limit of visitors is exceeded. */
export class TooMany extends ComeAgain {
  constructor(retryAfterS: number) {
    super('TOO_MANY_REQUESTS', `Too many tries. Please try again in ${waitWords(retryAfterS)}.`, { status: 429, retryAfterS })
  }
}

/** Refused before GraphQL, with a status of HTTP. */
export class HttpRefusal extends Refusal {
  readonly status: number

  constructor(status: number, message: string) {
    super('BAD_REQUEST', message)
    this.status = status
  }
}

/** The message and extensions of a refusal as GraphQL sends them. */
export const shown = ({ code, message, details }: Refusal, requestId: string) => ({
  message,
  extensions: { code, ...details, ...(withRequestId.has(code) && { requestId }) },
})
