/** Limits of one visitor; 0: no limit. */
export interface VisitorLimits {
  /** A minute, by one token. */
  readonly requestsPerAccount: number
  /** A minute, from one address: an office may be behind one. */
  readonly requestsPerAddress: number
  /** Backend calls a minute, by one token. */
  readonly callsPerAccount: number
  /** Refused sign-ins in 15 minutes for one email from one address. As many from anywhere delay addresses new to the account. */
  readonly signInsPerEmail: number
  /** Refused sign-ins in 15 minutes from one address, beyond which further ones are delayed. */
  readonly signInsPerAddress: number
  /** Writes in 15 minutes from one address that need no account and send a message. */
  readonly messagesPerAddress: number
  /** Open streams of changes of one token. */
  readonly streamsPerAccount: number
  /** Open streams of changes from one address. */
  readonly streamsPerAddress: number
}

/** An import of 2,000 rows makes about 6,000 requests a minute. The tabs of a browser share one stream. */
export const visitorLimits: VisitorLimits = {
  requestsPerAccount: 12_000,
  requestsPerAddress: 60_000,
  callsPerAccount: 60_000,
  signInsPerEmail: 10,
  signInsPerAddress: 100,
  messagesPerAddress: 30,
  streamsPerAccount: 20,
  streamsPerAddress: 500,
}
