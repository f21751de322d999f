export interface VisitorLimits {
  readonly requestsPerAddress: number
  /** Backend calls per minute and token; a request counts as one at least. */
  readonly callsPerAccount: number
  /** Failed sign-ins in 15 minutes per email and address. The same number from all addresses delays those new to the account. */
  readonly signInsPerEmail: number
  /** Failed sign-ins in 15 minutes per address, beyond which further ones are delayed. */
  readonly signInsPerAddress: number
  /** Writes in 15 minutes per address that send a message or try a verification code or password. */
  readonly messagesPerAddress: number
  readonly streamsPerAccount: number
  readonly streamsPerAddress: number
}

/** An import of 2,000 rows makes about 6,000 requests a minute. Browser tabs share one stream. */
export const visitorLimits: VisitorLimits = {
  requestsPerAddress: 60_000,
  callsPerAccount: 30_000,
  signInsPerEmail: 10,
  signInsPerAddress: 100,
  messagesPerAddress: 30,
  streamsPerAccount: 20,
  streamsPerAddress: 500,
}
