import type { ApiError } from './apiError.ts'

/** Who saved a newer version, and when (Unix seconds). */
export interface Change {
  readonly by: string | null
  readonly at: number | null
}

/** Reads the change of a STALE error. */
export function changeIn({ extensions: { changedBy, changedAt } }: ApiError): Change {
  const isText = typeof changedBy === 'string' || typeof changedBy === 'number'
  return { by: isText ? String(changedBy) : null, at: typeof changedAt === 'number' ? changedAt : null }
}
