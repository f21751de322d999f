/** How far the gateway goes for its callers; times in milliseconds. */
export interface UpstreamLimits {
  readonly callTimeoutMs: number
  readonly operationTimeoutMs: number
  /** Of one reply's body. */
  readonly maxReplyBytes: number
  /** Of one GraphQL operation, those included that another operation has in flight already. */
  readonly maxCalls: number
  /** Connections to the backend. */
  readonly connections: number
  /** Calls under way at once at one path: a slow one leaves the other paths their connections. */
  readonly callsPerPath: number
  /** Calls that wait for one path; whoever comes then is told to come again. */
  readonly waitingPerPath: number
  /** Connection failures and missed deadlines in a row that open the circuit. */
  readonly breakerFailures: number
  readonly breakerOpenMs: number
}

/** A page of 100 rows may ask for one more record for each, and for a few things besides. */
export const upstreamLimits: UpstreamLimits = {
  callTimeoutMs: 10_000,
  operationTimeoutMs: 20_000,
  maxReplyBytes: 8 * 1024 * 1024,
  maxCalls: 120,
  connections: 64,
  callsPerPath: 32,
  waitingPerPath: 256,
  breakerFailures: 5,
  breakerOpenMs: 2_000,
}
