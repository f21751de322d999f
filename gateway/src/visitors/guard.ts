import { type CounterMaker, count, counterFactory, refuseFull } from './counters.ts'
import type { VisitorLimits } from './limits.ts'
import { type LimitSignIn, limitSignIns } from './signIns.ts'

/** Keys of counters. */
export interface Visitor {
  /** The hashed token; undefined without one. */
  readonly account: string | undefined
  readonly network: string
}

export interface Guard {
  /** Counts a request. @throws TooManyRequestsError */
  readonly admit: (visitor: Visitor) => Promise<void>
  /** Counts a request's backend calls; beyond the limit the next request is rejected. */
  readonly called: (visitor: Visitor, calls: number) => void
  readonly signIn: LimitSignIn
  /** Counts a write that sends a message or tries a verification code or password. @throws TooManyRequestsError */
  readonly message: (network: string) => Promise<void>
}

const MINUTE_S = 60
const MESSAGES_S = 15 * MINUTE_S

export function createGuard(limits: VisitorLimits, make?: CounterMaker): Guard {
  const counter = counterFactory(make)
  const requests = counter('requests', limits.requestsPerAccount, MINUTE_S)
  const ofAddress = counter('address', limits.requestsPerAddress, MINUTE_S)
  const calls = counter('calls', limits.callsPerAccount, MINUTE_S)
  const messages = counter('messages', limits.messagesPerAddress, MESSAGES_S)

  const admit = async ({ account, network }: Visitor): Promise<void> => {
    await count(ofAddress, network)
    if (account === undefined) return
    await count(requests, account)
    await refuseFull(calls, account)
  }
  const called = ({ account }: Visitor, made: number): void => {
    if (account !== undefined && made > 0) void count(calls, account, made).catch(() => undefined)
  }
  return { admit, called, signIn: limitSignIns(limits, counter), message: (network) => count(messages, network) }
}
