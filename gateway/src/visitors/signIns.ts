import type { RateLimiterRes } from 'rate-limiter-flexible'
import { type ErrorCode, ApiError, TooManyRequestsError } from '../rest/errors.ts'
import { type Counter, type CounterFactory, tooManyRequests } from './counters.ts'
import { hashedKey } from './keys.ts'
import type { VisitorLimits } from './limits.ts'
import { createOpenCounts } from './openCounts.ts'

const FAILURES_S = 15 * 60
/** How long an address is known for an account. The counters' timers support 24 days at most. */
const KNOWN_S = 21 * 86_400
const DELAY_STEP_MS = 500
const LONGEST_DELAY_MS = 5_000
const mostWaiting = { most: 200, mostPerKey: 10 }

/** Runs a sign-in within limits. @throws TooManyRequestsError, or what `work` throws */
export type LimitSignIn = <T>(email: string, network: string, work: () => Promise<T>, isRefused: (result: T) => boolean) => Promise<T>

/** Codes of a refused password or email; other errors say nothing about the password. */
const failureCodes: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['INVALID', 'REFUSED', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'])

/** Counts a try before it is made, so that parallel tries count. Undefined if the counter is unreachable. */
const added = (counter: Counter | undefined, key: string): Promise<RateLimiterRes | undefined> =>
  counter ? counter.penalty(key).catch(() => undefined) : Promise.resolve(undefined)

function delayMs(counter: Counter | undefined, counted: RateLimiterRes | undefined): number {
  if (!counter || !counted || counted.consumedPoints <= counter.points) return 0
  return Math.min((counted.consumedPoints - counter.points) * DELAY_STEP_MS, LONGEST_DELAY_MS)
}

const ALL = 'all'

function createWaiting({ most, mostPerKey }: { readonly most: number; readonly mostPerKey: number }) {
  const waiting = createOpenCounts()
  return async (keys: readonly string[], ms: number): Promise<boolean> => {
    if (waiting.of(ALL) >= most || keys.some((key) => waiting.of(key) >= mostPerKey)) return false
    const end = waiting.open(ALL, ...keys)
    await new Promise((resolve) => setTimeout(resolve, ms))
    end()
    return true
  }
}

/** Per email and network address. Beyond the limits, tries are delayed unless the address has signed in to the account before. */
export function limitSignIns(limits: VisitorLimits, counter: CounterFactory): LimitSignIn {
  const pairs = counter('sign-in-pair', limits.signInsPerEmail, FAILURES_S)
  const emails = counter('sign-in-email', limits.signInsPerEmail, FAILURES_S)
  const networks = counter('sign-in-address', limits.signInsPerAddress, FAILURES_S)
  const known = counter('sign-in-known', 1, KNOWN_S)
  const wait = createWaiting(mostWaiting)

  return async (email, network, work, isRefused) => {
    const emailKey = hashedKey(email.trim().toLowerCase())
    const pair = `${emailKey}:${network}`
    const tries = await added(pairs, pair)
    if (pairs && tries && tries.consumedPoints > pairs.points) throw tooManyRequests(tries)
    const isKnown = Boolean(await known?.get(pair).catch(() => null))
    const [ofEmail, ofNetwork] = isKnown ? [] : await Promise.all([added(emails, emailKey), added(networks, network)])
    const forget = async (): Promise<void> => {
      const others = isKnown ? [] : [emails?.reward(emailKey), networks?.reward(network)]
      await Promise.allSettled([pairs?.reward(pair), ...others])
    }
    const delay = Math.max(delayMs(emails, ofEmail), delayMs(networks, ofNetwork))
    if (delay > 0 && !(await wait([emailKey, network], delay))) {
      await forget()
      throw new TooManyRequestsError(LONGEST_DELAY_MS / 1000)
    }
    let result
    try {
      result = await work()
    } catch (error) {
      if (!(error instanceof ApiError && failureCodes.has(error.code))) await forget()
      throw error
    }
    if (isRefused(result)) return result
    await forget()
    await Promise.allSettled([pairs?.delete(pair), known?.set(pair, 1, KNOWN_S)])
    return result
  }
}
