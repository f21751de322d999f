import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { Refusal, shown } from '../errors.ts'
import { WrongVariables } from './variables.ts'

/** How many errors a reply tells at most, whatever went wrong how often. */
export const MAX_ERRORS_SHOWN = 100

/** The errors of a request that did not run: of its parameters, text, validation or variables. Undefined for a bug of ours. */
export function errorsIn(error: unknown): readonly Error[] | undefined {
  if (error instanceof Refusal) return [error]
  if (error instanceof WrongVariables) return error.errors
  // Mercurius throws those together.
  const errors = error instanceof Error && 'errors' in error ? error.errors : undefined
  return Array.isArray(errors) ? (errors as Error[]) : undefined
}

/** Compiled documents write list positions as text. No field's name begins with a digit. */
const numericPath = (path: readonly (string | number)[]): (string | number)[] =>
  path.map((step) => (typeof step === 'string' && /^\d+$/.test(step) ? Number(step) : step))

export interface ErrorFormatOptions {
  readonly requestId: string
  /** Of a bug of ours, with its stack. */
  readonly onBug: (error: unknown) => void
}

/** An error of a resolver: a refusal is shown, anything else is a bug and stays here. */
function executionError(error: GraphQLError, { requestId, onBug }: ErrorFormatOptions): GraphQLFormattedError {
  const cause = error.originalError
  const isRefusal = cause instanceof Refusal
  if (!isRefusal) onBug(cause ?? error)
  return {
    ...shown(isRefusal ? cause : new Refusal('INTERNAL'), requestId),
    ...(error.locations && { locations: error.locations }),
    ...(error.path && { path: numericPath(error.path) }),
  }
}

/** What a reply tells of the errors of an execution. */
export const executionErrors = (errors: readonly GraphQLError[], options: ErrorFormatOptions): GraphQLFormattedError[] =>
  errors.slice(0, MAX_ERRORS_SHOWN).map((error) => executionError(error, options))

const suggestion = / Did you mean .*\?$/

const MAX_MESSAGE_LENGTH = 1000

/** GraphQL quotes a value that does not fit, and a file can be one. */
const cut = (message: string): string => (message.length > MAX_MESSAGE_LENGTH ? `${message.slice(0, MAX_MESSAGE_LENGTH)}…` : message)

/** The values that a person typed stay out of it only as far as GraphQL itself leaves them out. */
function requestError(error: Error, isProduction: boolean): GraphQLFormattedError {
  if (error instanceof Refusal) return { ...shown(error, ''), message: cut(error.message) }
  const locations = error instanceof GraphQLError ? error.locations : undefined
  const message = cut(isProduction ? error.message.replace(suggestion, '') : error.message)
  return { message, ...(locations && { locations }), extensions: { code: 'BAD_REQUEST' } }
}

/** What a reply tells of the errors of a request that did not run. */
export const requestErrors = (errors: readonly Error[], isProduction: boolean): GraphQLFormattedError[] =>
  errors.slice(0, MAX_ERRORS_SHOWN).map((error) => requestError(error, isProduction))
