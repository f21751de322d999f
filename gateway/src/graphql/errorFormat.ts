import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { ApiError, formatError } from '../rest/errors.ts'

const MAX_EXECUTION_ERRORS = 100
export const MAX_REQUEST_ERRORS = 10

/** Errors of a request that was not executed: parameters, syntax, validation or variables. Undefined for a bug. */
export function errorsIn(error: unknown): readonly Error[] | undefined {
  if (error instanceof ApiError) return [error]
  // Mercurius throws what it finds in documents and variables as one error with `errors`.
  const errors = error instanceof Error && 'errors' in error ? error.errors : undefined
  return Array.isArray(errors) ? (errors as Error[]) : undefined
}

/** Compiled documents report list indexes as text. Field names never start with a digit. */
const numericPath = (path: readonly (string | number)[]): (string | number)[] =>
  path.map((step) => (typeof step === 'string' && /^\d+$/.test(step) ? Number(step) : step))

export interface ErrorFormatOptions {
  readonly requestId: string
  readonly onBug: (error: unknown) => void
}

/** Reports anything except an ApiError as a bug and masks it. */
function executionError(error: GraphQLError, { requestId, onBug }: ErrorFormatOptions): GraphQLFormattedError {
  const cause = error.originalError
  const isApiError = cause instanceof ApiError
  if (!isApiError) onBug(cause ?? error)
  return {
    ...formatError(isApiError ? cause : new ApiError('INTERNAL'), requestId),
    ...(error.locations && { locations: error.locations }),
    ...(error.path && { path: numericPath(error.path) }),
  }
}

export const executionErrors = (errors: readonly GraphQLError[], options: ErrorFormatOptions): GraphQLFormattedError[] =>
  errors.slice(0, MAX_EXECUTION_ERRORS).map((error) => executionError(error, options))

const suggestion = / Did you mean .*\?$/

const MAX_MESSAGE_LENGTH = 1000

/** GraphQL quotes invalid values, which may be whole files. */
const cut = (message: string): string => (message.length > MAX_MESSAGE_LENGTH ? `${message.slice(0, MAX_MESSAGE_LENGTH)}…` : message)

function requestError(error: Error, isProduction: boolean): GraphQLFormattedError {
  if (error instanceof ApiError) return { ...formatError(error, ''), message: cut(error.message) }
  const locations = error instanceof GraphQLError ? error.locations : undefined
  const message = cut(isProduction ? error.message.replace(suggestion, '') : error.message)
  return { message, ...(locations && { locations }), extensions: { code: 'BAD_REQUEST' } }
}

export const requestErrors = (errors: readonly Error[], isProduction: boolean): GraphQLFormattedError[] =>
  errors.slice(0, MAX_REQUEST_ERRORS).map((error) => requestError(error, isProduction))
