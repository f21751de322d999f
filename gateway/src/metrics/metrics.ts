export interface MeasuredOperation {
  readonly name: string | undefined
  /** Of the first error, if any. */
  readonly code: string | undefined
  readonly ms: number
}

export interface MeasuredCall {
  /** `GET /jobs/{id}`. */
  readonly call: string
  /** `responseCode`, or the error code without one. */
  readonly code: string
  readonly ms: number
}

/** A field of a reply that differs from the contract. */
export interface MeasuredMismatch {
  /** `GET /jobs/{id}`. */
  readonly call: string
  /** `jobs.total`. */
  readonly field: string
  /** `missing`, `text` and so on. */
  readonly kind: string
}

/** State of one backend path. */
export interface PathState {
  readonly path: string
  readonly running: number
  readonly waiting: number
  /** Whether the circuit is open. */
  readonly isOpen: boolean
}

export interface Standing {
  readonly paths: () => readonly PathState[]
  /** Open streams. */
  readonly windows: () => number
}

export interface Metrics {
  readonly operation: (measured: MeasuredOperation) => void
  readonly call: (measured: MeasuredCall) => void
  readonly mismatch: (measured: MeasuredMismatch) => void
  readonly watch: (standing: Standing) => void
  readonly close: () => Promise<void>
}

export interface MetricsOptions {
  /** Port of `/metrics`; 0: any free port. */
  readonly port: number
  readonly host: string
}
