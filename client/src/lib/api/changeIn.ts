import type { ApiError } from './apiError.ts'

/** Author and time (Unix seconds) of the newer version. */
export interface Change {
  readonly by: string | null
  readonly at: number | null
}

/** Reads the change of a STALE error. */
export function changeIn({ extensions: { changedBy, changedAt } }: ApiError): Change {
  const isText = typeof changedBy === 'string' || typeof changedBy === 'number'
  return { by: isText ? String(changedBy) : null, at: typeof changedAt === 'number' ? changedAt : null }
}
