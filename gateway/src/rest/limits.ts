/** Limits of upstream calls; times in milliseconds. */
export interface UpstreamLimits {
  readonly callTimeoutMs: number
  readonly operationTimeoutMs: number
  readonly maxReplyBytes: number
  readonly maxCalls: number
  readonly connections: number
  /** Concurrent calls per path, so that a slow path leaves connections to others. */
  readonly callsPerPath: number
  readonly waitingPerPath: number
  readonly breakerFailures: number
  readonly breakerOpenMs: number
}

/** `maxCalls`: a page of 100 rows may read one record per row, plus a few lists. */
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
