/** All values of `extensions.code`, with the message used if the upstream message is missing or withheld. */
export const defaultMessages = {
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
  // Apollo and urql send the text then; urql compares this message.
  PERSISTED_QUERY_NOT_SUPPORTED: 'PersistedQueryNotSupported',
  CANCELLED: 'The client closed the connection.',
  BAD_REQUEST: 'The request isn’t valid GraphQL.',
  INTERNAL: 'Something went wrong!',
} as const
export type ErrorCode = keyof typeof defaultMessages

/** These errors include the request id, so that users can quote it. */
const withRequestId: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'UPSTREAM_FAILED',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_BAD_REPLY',
  'UPSTREAM_TOO_LARGE',
  'UPSTREAM_BUDGET_EXCEEDED',
  'INTERNAL',
])

/** An error that the client can handle. Anything else thrown is a bug and reported as INTERNAL. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly details: Readonly<Record<string, unknown>>

  constructor(code: ErrorCode, message: string = defaultMessages[code], details: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.code = code
    this.details = details
  }
}

export class RetryLaterError extends ApiError {
  readonly status: number
  readonly retryAfterS: number

  constructor(code: ErrorCode, message: string, { status, retryAfterS }: { readonly status: number; readonly retryAfterS: number }) {
    super(code, message, { retryAfter: retryAfterS })
    this.status = status
    this.retryAfterS = retryAfterS
  }
}

export class BusyError extends RetryLaterError {
  constructor() {
    super('UPSTREAM_UNAVAILABLE', 'The service is busy right now. Please try again in a moment.', { status: 503, retryAfterS: 1 })
  }
}

const MINUTE_S = 60
const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`
const formatWait = (seconds: number): string =>
  seconds < MINUTE_S ? counted(seconds, 'second') : counted(Math.ceil(seconds / MINUTE_S), 'minute')

export class TooManyRequestsError extends RetryLaterError {
  constructor(retryAfterS: number) {
    super('TOO_MANY_REQUESTS', `Too many tries. Please try again in ${formatWait(retryAfterS)}.`, { status: 429, retryAfterS })
  }
}

export class HttpError extends ApiError {
  readonly status: number

  constructor(status: number, message: string) {
    super('BAD_REQUEST', message)
    this.status = status
  }
}

export const formatError = ({ code, message, details }: ApiError, requestId: string) => ({
  message,
  extensions: { code, ...details, ...(withRequestId.has(code) && { requestId }) },
})
