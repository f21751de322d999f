import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { Refusal, shown } from '../errors.ts'

/** Whether an error is about the request and not about its execution: Mercurius throws those together. */
const listIn = (error: unknown): readonly Error[] | undefined => {
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
export function executionError(error: GraphQLError, { requestId, onBug }: ErrorFormatOptions): GraphQLFormattedError {
  const cause = error.originalError
  const isRefusal = cause instanceof Refusal
  if (!isRefusal) onBug(cause ?? error)
  return {
    ...shown(isRefusal ? cause : new Refusal('INTERNAL'), requestId),
    ...(error.locations && { locations: error.locations }),
    ...(error.path && { path: numericPath(error.path) }),
  }
}

const suggestion = / Did you mean .*\?$/

/** Errors of a request that did not run: of its parameters, text, validation or variables. Undefined for a bug of ours. */
export function requestErrors(error: unknown, isProduction: boolean): GraphQLFormattedError[] | undefined {
  if (error instanceof Refusal) return [shown(error, '')]
  return listIn(error)?.map((one) => requestError(one, isProduction))
}

const MAX_MESSAGE_LENGTH = 1000

/** GraphQL quotes a value that does not fit, and a file can be one. */
const cut = (message: string): string => (message.length > MAX_MESSAGE_LENGTH ? `${message.slice(0, MAX_MESSAGE_LENGTH)}…` : message)

/** The same for one error. The values that a person typed stay out of it only as far as GraphQL itself leaves them out. */
export function requestError(error: Error, isProduction: boolean): GraphQLFormattedError {
  const locations = error instanceof GraphQLError ? error.locations : undefined
  const message = cut(isProduction ? error.message.replace(suggestion, '') : error.message)
  return { message, ...(locations && { locations }), extensions: { code: 'BAD_REQUEST' } }
}
