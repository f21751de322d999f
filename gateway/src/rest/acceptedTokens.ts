const ACCEPTED_MS = 10 * 60_000
const REFRESH_MS = 30_000
const CAPACITY = 10_000

export interface AcceptedTokens {
  readonly has: (token: string | undefined) => boolean
  readonly add: (token: string) => void
  readonly remove: (token: string) => void
}

export function createAcceptedTokens(now: () => number = Date.now): AcceptedTokens {
  const acceptedAt = new Map<string, number>()
  const ageMs = (token: string): number => now() - (acceptedAt.get(token) ?? -Infinity)

  const add = (token: string): void => {
    if (ageMs(token) < REFRESH_MS) return
    acceptedAt.delete(token)
    acceptedAt.set(token, now())
    const [oldest] = acceptedAt.size > CAPACITY ? acceptedAt.keys() : []
    if (oldest !== undefined) acceptedAt.delete(oldest)
  }
  return {
    has: (token) => token !== undefined && ageMs(token) < ACCEPTED_MS,
    add,
    remove: (token) => void acceptedAt.delete(token),
  }
}
