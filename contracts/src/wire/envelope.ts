/** The reply of every call: `responseCode` counts, whatever the HTTP status (wire.md §1). */
export interface Envelope<T = unknown> {
  readonly responseCode: number
  readonly responseMessage: string
  readonly responseData: T
}

/** Spec §8 defines 200, 204, 401 and 402; wire.md §1 the others. */
export const responseCode = {
  OK: 200,
  UNKNOWN_EMAIL: 204,
  MALFORMED: 400,
  UNAUTHENTICATED: 401,
  SUBSCRIPTION_REQUIRED: 402,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  WRONG_VERB: 405,
  CONFLICT: 409,
  TOO_LARGE: 413,
  INVALID: 422,
  TOO_MANY_REQUESTS: 429,
  CRASHED: 500,
} as const

export interface InvalidData {
  readonly errors: readonly FieldError[]
}
export interface FieldError {
  /** Wire name; dots for nested values: `line_items.0.quantity`. */
  readonly field: string
  readonly message: string
}

export interface ConflictData {
  readonly reason: 'stale' | 'clash' | 'duplicate'
  readonly current?: unknown
  readonly changed_by?: string | null
  /** Unix seconds. */
  readonly changed_at?: number | null
  readonly clashes?: readonly Clash[]
}
export interface Clash {
  readonly visit_id: number
  readonly job_number: string
  readonly staff_id: number
  readonly start_at: number
  readonly end_at: number
}
