import { profileEndpoints } from '@callout/contracts/profile/endpoints'
import type { RestClient } from '../rest/client.ts'
import { type Caller, inSession } from '../rest/transport.ts'
import { type Membership, membershipOf } from './broadcaster.ts'

const CACHE_MS = 10 * 60_000
const CAPACITY = 10_000

interface CachedMembership {
  readonly at: number
  readonly member: Promise<Membership>
}

export interface Memberships {
  readonly fetch: (caller: Caller, token: string) => Promise<Membership>
  readonly get: (caller: Caller, token: string) => Promise<Membership>
}

/** Memberships by token. Caching saves a profile read per write; entries expire after ten minutes. */
export function createMemberships(client: RestClient): Memberships {
  const byToken = new Map<string, CachedMembership>()

  async function read(caller: Caller, token: string): Promise<Membership> {
    const { rest, budget } = client.operation(caller)
    try {
      return membershipOf((await rest(profileEndpoints.getProfile, {})).user, token, caller.session)
    } finally {
      budget.end()
    }
  }
  function fetch(caller: Caller, token: string): Promise<Membership> {
    const key = inSession(token, caller.session)
    const cached = { at: Date.now(), member: read(caller, token) }
    byToken.delete(key)
    byToken.set(key, cached)
    cached.member.catch(() => byToken.get(key) === cached && byToken.delete(key))
    const [oldest] = byToken.size > CAPACITY ? byToken.keys() : []
    if (oldest !== undefined) byToken.delete(oldest)
    return cached.member
  }
  function get(caller: Caller, token: string): Promise<Membership> {
    const cached = byToken.get(inSession(token, caller.session))
    return cached && cached.at > Date.now() - CACHE_MS ? cached.member : fetch(caller, token)
  }
  return { fetch, get }
}
