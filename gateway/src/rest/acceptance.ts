/** How long a backend's word for a token holds. */
const ACCEPTED_MS = 10 * 60_000
/** A token is not noted anew with every call. */
const NOTED_MS = 30_000
const CAPACITY = 10_000

/** Tokens that the backend has accepted of late: who sends one is no stranger. */
export interface Acceptance {
  readonly has: (token: string | undefined) => boolean
  readonly accepted: (token: string) => void
  readonly refused: (token: string) => void
}

/** Of many tokens those are forgotten that were noted first. */
export function createAcceptance(now: () => number = Date.now): Acceptance {
  const notedAt = new Map<string, number>()
  const ageOf = (token: string): number => now() - (notedAt.get(token) ?? -Infinity)

  const accepted = (token: string): void => {
    if (ageOf(token) < NOTED_MS) return
    notedAt.delete(token)
    notedAt.set(token, now())
    const [oldest] = notedAt.size > CAPACITY ? notedAt.keys() : []
    if (oldest !== undefined) notedAt.delete(oldest)
  }
  return {
    has: (token) => token !== undefined && ageOf(token) < ACCEPTED_MS,
    accepted,
    refused: (token) => void notedAt.delete(token),
  }
}
