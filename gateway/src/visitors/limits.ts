/** How much one visitor may ask for; 0: as much as they like. */
export interface VisitorLimits {
  /** A minute, by one token. */
  readonly requestsPerAccount: number
  /** A minute, from one address: an office may be behind one. */
  readonly requestsPerAddress: number
  /** Calls of the backend a minute, by one token. */
  readonly callsPerAccount: number
  /** Sign-ins that were refused, within a quarter of an hour, for one email address. */
  readonly signInsPerEmail: number
  /** The same from one address. */
  readonly signInsPerAddress: number
}

/** An import of 2,000 rows makes about 6,000 requests a minute. */
export const visitorLimits: VisitorLimits = {
  requestsPerAccount: 12_000,
  requestsPerAddress: 60_000,
  callsPerAccount: 60_000,
  signInsPerEmail: 10,
  signInsPerAddress: 100,
}
