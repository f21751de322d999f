import { type InvalidData, responseCode } from '@callout/contracts/wire/envelope'
import type { z } from '@callout/contracts/wire/zod'

/** A reply with a response code other than 200. `data` is `responseData`, for sign-in outcomes too. */
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

/** A 422 with the first field's message. */
export function invalid(...errors: InvalidData['errors']): ApiError {
  return new ApiError(responseCode.INVALID, errors[0]?.message ?? 'Invalid', { errors } satisfies InvalidData)
}

export const invalidByIssues = (issues: readonly z.core.$ZodIssue[]): ApiError =>
  invalid(...issues.map(({ path, message }) => ({ field: path.join('.'), message })))
