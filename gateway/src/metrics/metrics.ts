export interface MeasuredOperation {
  readonly name: string | undefined
  readonly code: string | undefined
  readonly ms: number
}

export interface MeasuredCall {
  readonly call: string
  readonly code: string
  readonly ms: number
}

export interface MeasuredMismatch {
  readonly call: string
  readonly field: string
  readonly kind: string
}

export interface PathState {
  readonly path: string
  readonly running: number
  readonly waiting: number
  readonly isOpen: boolean
}

export interface LiveCounts {
  readonly paths: () => readonly PathState[]
  readonly windows: () => number
}

export interface Metrics {
  readonly operation: (measured: MeasuredOperation) => void
  readonly call: (measured: MeasuredCall) => void
  readonly mismatch: (measured: MeasuredMismatch) => void
  readonly watch: (counts: LiveCounts) => void
  readonly close: () => Promise<void>
}

export interface MetricsOptions {
  readonly port: number
  readonly host: string
}
