import type { ApiError } from './apiError.ts'

/** Who saved something newer, and when (Unix seconds), as far as the backend says. */
export interface Change {
  readonly by: string | null
  readonly at: number | null
}

/** Of a STALE. */
export function changeIn({ extensions: { changedBy, changedAt } }: ApiError): Change {
  const isText = typeof changedBy === 'string' || typeof changedBy === 'number'
  return { by: isText ? String(changedBy) : null, at: typeof changedAt === 'number' ? changedAt : null }
}
