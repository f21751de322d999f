import { type InvalidData, responseCode } from '@callout/contracts/envelope'
import type { z } from '@callout/contracts/zod'

/** Any answer but responseCode 200. Thrown by handlers; `data` is `responseData`, for the outcomes of sign-in too. */
export class ApiError extends Error {
  override readonly name = 'Refusal'
  readonly responseCode: number
  readonly data: unknown

  constructor(code: number, message: string, data: unknown = null) {
    super(message)
    this.responseCode = code
    this.data = data
  }
}

/** A 422 about fields; its message is that of the first. */
export function invalid(...errors: InvalidData['errors']): ApiError {
  return new ApiError(responseCode.INVALID, errors[0]?.message ?? 'Invalid', { errors } satisfies InvalidData)
}

/** A 422 in the words of the schema. */
export const invalidByIssues = (issues: readonly z.core.$ZodIssue[]): ApiError =>
  invalid(...issues.map(({ path, message }) => ({ field: path.join('.'), message })))
