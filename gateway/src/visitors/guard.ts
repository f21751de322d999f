import { hash } from 'node:crypto'
import { type IRateLimiterOptions, type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { type ErrorCode, Refusal, TooMany } from '../errors.ts'
import type { VisitorLimits } from './limits.ts'

/** Who asks. */
export interface Visitor {
  readonly token: string | undefined
  readonly address: string
}

/** Keeps count of visitors. */
export interface Guard {
  /** Counts a request. @throws TooMany */
  readonly admit: (visitor: Visitor) => Promise<void>
  /** Counts calls of the backend that a request has made; the next one is refused when they were too many. */
  readonly called: (visitor: Visitor, calls: number) => void
  /** Counts a sign-in that is refused, and makes none when there were too many. @throws TooMany, or what `work` throws */
  readonly signIn: <T>(email: string, visitor: Visitor, work: () => Promise<T>, isRefused: (result: T) => boolean) => Promise<T>
}

/** Makes a counter; one that is shared by several gateways where there is a place for it. */
export type CounterMaker = (options: IRateLimiterOptions) => RateLimiterAbstract

const MINUTE_S = 60
const SIGN_IN_S = 15 * MINUTE_S

/** What is kept of a token or an email address says nothing of it. */
const keyOf = (text: string): string => hash('sha256', text, 'base64url').slice(0, 22)

const tooMany = ({ msBeforeNext }: RateLimiterRes): TooMany => new TooMany(Math.max(1, Math.ceil(msBeforeNext / 1000)))

type Counter = Pick<RateLimiterAbstract, 'consume' | 'get' | 'delete' | 'points'>

const counterFor =
  (make: CounterMaker) =>
  (keyPrefix: string, points: number, duration: number): Counter | undefined =>
    points === 0 ? undefined : make({ keyPrefix: `callout:${keyPrefix}`, points, duration })

/** What is said to a wrong password: a backend that is away says nothing of one. */
const refusals: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['INVALID', 'REFUSED', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'])

/** @throws TooMany; a counter that cannot be reached counts nothing. */
async function count(counter: Counter | undefined, key: string, points = 1): Promise<void> {
  try {
    await counter?.consume(key, points)
  } catch (reason) {
    if (reason instanceof RateLimiterRes) throw tooMany(reason)
  }
}

/** Refuses whose count is full already. @throws TooMany */
async function refuseFull(counter: Counter | undefined, key: string): Promise<void> {
  const counted = await counter?.get(key).catch(() => null)
  if (counter && counted && counted.consumedPoints >= counter.points) throw tooMany(counted)
}

export function createGuard(limits: VisitorLimits, make: CounterMaker = (options) => new RateLimiterMemory(options)): Guard {
  const counter = counterFor(make)
  const requests = counter('requests', limits.requestsPerAccount, MINUTE_S)
  const ofAddress = counter('address', limits.requestsPerAddress, MINUTE_S)
  const calls = counter('calls', limits.callsPerAccount, MINUTE_S)
  const emails = counter('email', limits.signInsPerEmail, SIGN_IN_S)
  const signIns = counter('sign-ins', limits.signInsPerAddress, SIGN_IN_S)

  const admit = async ({ token, address }: Visitor): Promise<void> => {
    await count(ofAddress, address)
    if (token === undefined) return
    const key = keyOf(token)
    await count(requests, key)
    await refuseFull(calls, key)
  }
  const called = ({ token }: Visitor, made: number): void => {
    // Whether they were too many is asked by the next request.
    if (token !== undefined && made > 0) void count(calls, keyOf(token), made).catch(() => undefined)
  }
  const signIn: Guard['signIn'] = async (email, { address }, work, isRefused) => {
    const key = keyOf(email.trim().toLowerCase())
    await refuseFull(emails, key)
    await refuseFull(signIns, address)
    const note = async (): Promise<void> => {
      await Promise.allSettled([count(emails, key), count(signIns, address)])
    }
    let result
    try {
      result = await work()
    } catch (error) {
      if (error instanceof Refusal && refusals.has(error.code)) await note()
      throw error
    }
    if (isRefused(result)) await note()
    else await emails?.delete(key).catch(() => false)
    return result
  }
  return { admit, called, signIn }
}
