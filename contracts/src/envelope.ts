/** What every call answers: the outcome stands in the body, whatever the HTTP status says (wire.md section 1). */
export interface Envelope<T = unknown> {
  readonly responseCode: number
  readonly responseMessage: string
  readonly responseData: T
}

/** Spec §8 names 200, 204, 401 and 402; the others are decided in wire.md section 1. */
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

/** `responseData` of a 422. */
export interface InvalidData {
  readonly errors: readonly FieldError[]
}
export interface FieldError {
  /** Wire name; a dot leads into a nested value: `line_items.0.quantity`. */
  readonly field: string
  readonly message: string
}

/** `responseData` of a 409. */
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
