import type { Endpoint } from '@callout/contracts/endpoint'
import { lookupEndpoints } from '@callout/contracts/lookups/endpoints'
import { planEndpoints } from '@callout/contracts/plans/endpoints'
import { staticContentEndpoints } from '@callout/contracts/staticContent/endpoints'

const { listCountries, listStates, listCities, listLanguages, listCurrencies } = lookupEndpoints
const { listStaticContents, getStaticContent } = staticContentEndpoints

/** What is the same for everybody, and seldom changes. */
const keptRows: ReadonlySet<Endpoint> = new Set<Endpoint>([
  listCountries,
  listStates,
  listCities,
  listLanguages,
  listCurrencies,
  planEndpoints.listPlans,
  listStaticContents,
  getStaticContent,
])

export const isKept = (endpoint: Endpoint): boolean => keptRows.has(endpoint)

export interface KeptAnswer<T> {
  readonly answer: T
  /** Unix milliseconds. */
  readonly at: number
}

/** Where several gateways keep answers together. What cannot be read there is not there. */
export interface SharedAnswers {
  readonly get: (key: string) => Promise<string | undefined>
  readonly set: (key: string, text: string, ms: number) => void
}

export interface KeptAnswers<T> {
  /** At once where it is kept here. */
  readonly here: (key: string) => KeptAnswer<T> | undefined
  /** Where it is kept elsewhere; undefined: there is no elsewhere. */
  readonly elsewhere: ((key: string) => Promise<KeptAnswer<T> | undefined>) | undefined
  readonly keep: (key: string, answer: T) => void
}

const MOST = 500

function readKept<T>(text: string | undefined): KeptAnswer<T> | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as KeptAnswer<T>)
  } catch {
    return undefined
  }
}

/** Keeps answers for so long. Of many those go first that came first. */
export function createKeptAnswers<T>(ms: number, shared?: SharedAnswers, now: () => number = Date.now): KeptAnswers<T> {
  const answers = new Map<string, KeptAnswer<T>>()
  const isFresh = ({ at }: KeptAnswer<T>): boolean => now() - at < ms
  const put = (key: string, kept: KeptAnswer<T>): void => {
    answers.delete(key)
    answers.set(key, kept)
    const [oldest] = answers.size > MOST ? answers.keys() : []
    if (oldest !== undefined) answers.delete(oldest)
  }
  const here = (key: string): KeptAnswer<T> | undefined => {
    const kept = answers.get(key)
    return kept && isFresh(kept) ? kept : undefined
  }
  const elsewhere = async (key: string): Promise<KeptAnswer<T> | undefined> => {
    const kept = readKept<T>(await shared?.get(key))
    if (!kept || !isFresh(kept)) return undefined
    put(key, kept)
    return kept
  }
  const keep = (key: string, answer: T): void => {
    const kept = { answer, at: now() }
    put(key, kept)
    shared?.set(key, JSON.stringify(kept), ms)
  }
  return { here, elsewhere: shared && elsewhere, keep }
}
