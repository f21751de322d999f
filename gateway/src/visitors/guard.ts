import { type CounterMaker, count, counterFactory, type MinuteCounter, minuteCounter } from './counters.ts'
import type { VisitorLimits } from './limits.ts'
import { type LimitSignIn, limitSignIns } from './signIns.ts'

export interface Visitor {
  /** The hashed token, which is short and no secret; undefined without one. */
  readonly account: string | undefined
  readonly network: string
}

export interface Guard {
  /** Counts a request and its first backend call. @throws TooManyRequestsError */
  readonly admit: (visitor: Visitor) => Promise<void> | void
  readonly called: (visitor: Visitor, calls: number) => void
  readonly signIn: LimitSignIn
  readonly message: (network: string) => Promise<void>
}

const MINUTE_S = 60
const MESSAGES_S = 15 * MINUTE_S

export function createGuard(limits: VisitorLimits, make?: CounterMaker): Guard {
  const counter = counterFactory(make)
  const minute = (name: string, limit: number): MinuteCounter => {
    if (make === undefined) return minuteCounter(limit)
    const shared = counter(name, limit, MINUTE_S)
    return (key, points) => count(shared, key, points)
  }
  const requests = minute('address', limits.requestsPerAddress)
  const calls = minute('calls', limits.callsPerAccount)
  const messages = counter('messages', limits.messagesPerAddress, MESSAGES_S)

  const admit: Guard['admit'] = ({ account, network }) => {
    const counted = requests(network)
    if (account === undefined) return counted
    return counted ? counted.then(() => calls(account)) : calls(account)
  }
  const called: Guard['called'] = ({ account }, made) => {
    if (account === undefined || made <= 1) return
    try {
      calls(account, made - 1)?.catch(() => undefined)
    } catch {
      // The next request is rejected.
    }
  }
  return { admit, called, signIn: limitSignIns(limits, counter), message: (network) => count(messages, network) }
}
