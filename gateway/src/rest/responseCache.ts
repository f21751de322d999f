import type { Endpoint } from '@callout/contracts/wire/endpoint'
import { lookupEndpoints } from '@callout/contracts/lookups/endpoints'
import { planEndpoints } from '@callout/contracts/plans/endpoints'
import { staticContentEndpoints } from '@callout/contracts/staticContent/endpoints'

const { listCountries, listStates, listCities, listLanguages, listCurrencies } = lookupEndpoints
const { listStaticContents, getStaticContent } = staticContentEndpoints

const cacheableEndpoints: ReadonlySet<Endpoint> = new Set<Endpoint>([
  listCountries,
  listStates,
  listCities,
  listLanguages,
  listCurrencies,
  planEndpoints.listPlans,
  listStaticContents,
  getStaticContent,
])

export const isCacheable = (endpoint: Endpoint): boolean => cacheableEndpoints.has(endpoint)

export interface CachedResponse<T> {
  readonly answer: T
  /** Unix milliseconds. */
  readonly at: number
}

/** Cache shared between gateways. Returns undefined if unreachable. */
export interface SharedCache {
  readonly get: (key: string) => Promise<string | undefined>
  readonly set: (key: string, text: string, ms: number) => void
}

export interface ResponseCache<T> {
  readonly get: (key: string) => Promise<CachedResponse<T> | undefined>
  readonly add: (key: string, answer: T) => void
}

const MAX_ENTRIES = 500

function parseEntry<T>(text: string | undefined): CachedResponse<T> | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as CachedResponse<T>)
  } catch {
    return undefined
  }
}

/** Caches public lists for `ms`; saves a backend call per lookup. Beyond `MAX_ENTRIES` the oldest entry is removed. */
export function createResponseCache<T>(ms: number, sharedCache?: SharedCache, now: () => number = Date.now): ResponseCache<T> {
  const entries = new Map<string, CachedResponse<T>>()
  const isFresh = ({ at }: CachedResponse<T>): boolean => now() - at < ms
  const store = (key: string, entry: CachedResponse<T>): void => {
    entries.delete(key)
    entries.set(key, entry)
    const [oldest] = entries.size > MAX_ENTRIES ? entries.keys() : []
    if (oldest !== undefined) entries.delete(oldest)
  }
  const get = async (key: string): Promise<CachedResponse<T> | undefined> => {
    const stored = entries.get(key)
    if (stored && isFresh(stored)) return stored
    const shared = parseEntry<T>(await sharedCache?.get(key))
    if (!shared || !isFresh(shared)) return undefined
    store(key, shared)
    return shared
  }
  const add = (key: string, answer: T): void => {
    const entry = { answer, at: now() }
    store(key, entry)
    sharedCache?.set(key, JSON.stringify(entry), ms)
  }
  return { get, add }
}
