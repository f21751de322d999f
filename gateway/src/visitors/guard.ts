import { type CounterMaker, count, counterFactory, refuseFull } from './counters.ts'
import { hashedKey, networkOf, tokenOf } from './keys.ts'
import type { VisitorLimits } from './limits.ts'
import { type LimitSignIn, limitSignIns } from './signIns.ts'

export interface Visitor {
  /** The `Authorization` header. */
  readonly token: string | undefined
  readonly address: string
}

export interface Guard {
  /** Counts a request. @throws TooManyRequestsError */
  readonly admit: (visitor: Visitor) => Promise<void>
  /** Counts a request's backend calls; beyond the limit the next request is rejected. */
  readonly called: (visitor: Visitor, calls: number) => void
  readonly signIn: LimitSignIn
  /** Counts an anonymous write that sends a message. @throws TooManyRequestsError */
  readonly message: (address: string) => Promise<void>
}

const MINUTE_S = 60
const MESSAGES_S = 15 * MINUTE_S

const keyOf = (token: string): string => hashedKey(tokenOf(token))

export function createGuard(limits: VisitorLimits, make?: CounterMaker): Guard {
  const counter = counterFactory(make)
  const requests = counter('requests', limits.requestsPerAccount, MINUTE_S)
  const ofAddress = counter('address', limits.requestsPerAddress, MINUTE_S)
  const calls = counter('calls', limits.callsPerAccount, MINUTE_S)
  const messages = counter('messages', limits.messagesPerAddress, MESSAGES_S)

  const admit = async ({ token, address }: Visitor): Promise<void> => {
    await count(ofAddress, networkOf(address))
    if (token === undefined) return
    const key = keyOf(token)
    await count(requests, key)
    await refuseFull(calls, key)
  }
  const called = ({ token }: Visitor, made: number): void => {
    if (token !== undefined && made > 0) void count(calls, keyOf(token), made).catch(() => undefined)
  }
  return { admit, called, signIn: limitSignIns(limits, counter), message: (address) => count(messages, networkOf(address)) }
}
