/** One answer of GraphQL. */
export interface MeasuredOperation {
  readonly name: string | undefined
  /** Of the first error; undefined: none. */
  readonly code: string | undefined
  readonly ms: number
}

/** One call of the backend. */
export interface MeasuredCall {
  /** `GET /jobs/{id}`. */
  readonly call: string
  /** `responseCode`, or the code of the refusal where none came. */
  readonly code: string
  readonly ms: number
}

/** How it stands at one path of the backend. */
export interface PathState {
  readonly path: string
  readonly running: number
  readonly waiting: number
  /** Whether nothing is tried there for the moment. */
  readonly isOpen: boolean
}

/** What is asked when somebody reads the metrics. */
export interface Standing {
  readonly paths: () => readonly PathState[]
  /** Windows that listen for changes. */
  readonly windows: () => number
}

/** Where measurements go. */
export interface Metrics {
  readonly operation: (measured: MeasuredOperation) => void
  readonly call: (measured: MeasuredCall) => void
  readonly watch: (standing: Standing) => void
  readonly close: () => Promise<void>
}

export interface MetricsOptions {
  /** Prometheus reads `/metrics` there. 0: any free one. */
  readonly port: number
  readonly host: string
}
