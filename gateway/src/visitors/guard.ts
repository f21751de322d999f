import { type CounterMaker, count, counterFactory } from './counters.ts'
import type { VisitorLimits } from './limits.ts'
import { type LimitSignIn, limitSignIns } from './signIns.ts'

/** Keys of counters. */
export interface Visitor {
  /** The hashed token; undefined without one. */
  readonly account: string | undefined
  readonly network: string
}

export interface Guard {
  /** Counts a request and its first backend call. @throws TooManyRequestsError */
  readonly admit: (visitor: Visitor) => Promise<void>
  /** Counts a request's further backend calls; beyond the limit the next request is rejected. */
  readonly called: (visitor: Visitor, calls: number) => void
  readonly signIn: LimitSignIn
  /** Counts a write that sends a message or tries a verification code or password. @throws TooManyRequestsError */
  readonly message: (network: string) => Promise<void>
}

const MINUTE_S = 60
const MESSAGES_S = 15 * MINUTE_S

export function createGuard(limits: VisitorLimits, make?: CounterMaker): Guard {
  const counter = counterFactory(make)
  const ofAddress = counter('address', limits.requestsPerAddress, MINUTE_S)
  const calls = counter('calls', limits.callsPerAccount, MINUTE_S)
  const messages = counter('messages', limits.messagesPerAddress, MESSAGES_S)

  const admit = async ({ account, network }: Visitor): Promise<void> => {
    await count(ofAddress, network)
    if (account !== undefined) await count(calls, account)
  }
  const called = ({ account }: Visitor, made: number): void => {
    if (account !== undefined && made > 1) void count(calls, account, made - 1).catch(() => undefined)
  }
  return { admit, called, signIn: limitSignIns(limits, counter), message: (network) => count(messages, network) }
}
