import { profileEndpoints } from '@callout/contracts/profile/endpoints'
import type { RestClient } from '../rest/client.ts'
import { type Caller, inSession } from '../rest/transport.ts'
import { type Membership, membershipOf } from './hub.ts'

/** How long a person's company and authorities are taken to be what they were. */
const KEPT_MS = 10 * 60_000
const CAPACITY = 10_000

interface Kept {
  readonly at: number
  readonly member: Promise<Membership>
}

export interface Members {
  /** Asks the backend, whoever was known before. @throws Refusal UNAUTHENTICATED */
  readonly ask: (caller: Caller, token: string) => Promise<Membership>
  /** The same, or what was told in the last ten minutes. */
  readonly of: (caller: Caller, token: string) => Promise<Membership>
}

/** Who belongs to which company, by their tokens. */
export function createMembers(client: RestClient): Members {
  const known = new Map<string, Kept>()

  async function read(caller: Caller, token: string): Promise<Membership> {
    const { rest, budget } = client.operation(caller)
    try {
      return membershipOf((await rest(profileEndpoints.getProfile, {})).user, token, caller.session)
    } finally {
      budget.end()
    }
  }
  function ask(caller: Caller, token: string): Promise<Membership> {
    const key = inSession(token, caller.session)
    const kept = { at: Date.now(), member: read(caller, token) }
    known.delete(key)
    known.set(key, kept)
    kept.member.catch(() => known.get(key) === kept && known.delete(key))
    const [oldest] = known.size > CAPACITY ? known.keys() : []
    if (oldest !== undefined) known.delete(oldest)
    return kept.member
  }
  function of(caller: Caller, token: string): Promise<Membership> {
    const kept = known.get(inSession(token, caller.session))
    return kept && kept.at > Date.now() - KEPT_MS ? kept.member : ask(caller, token)
  }
  return { ask, of }
}
