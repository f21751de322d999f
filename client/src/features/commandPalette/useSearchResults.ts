import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { isAway } from '../../lib/api/apiError.ts'
import { loadPhoneGroups } from '../../lib/phones/formatPhone.ts'
import { readDeviceQuotes } from '../quotes/device/knownQuotes.ts'
import { type SearchKind, searchKinds, type FoundRows } from './searchKinds.ts'
import { searchOf } from './matches.ts'

const ASKED = 20
const WAIT_MS = 200

/** Results of one kind; neither rows nor an error: loading. */
export interface KindResults {
  readonly kind: SearchKind
  readonly found?: FoundRows
  /** null: the backend has not searched. */
  readonly error?: unknown
}

interface Answers {
  readonly asked: string
  readonly byKind: Readonly<Record<string, Omit<KindResults, 'kind'>>>
}

const nothing: Answers = { asked: '', byKind: {} }

const askedOf = (search: string, branchId: string | null, attempt: number): string => JSON.stringify([search, branchId, attempt])

/** Results per kind. Responses to earlier searches are dropped. */
export function useSearchResults(kinds: readonly SearchKind[], typed: string, branchId: string | null) {
  const client = useApolloClient()
  const [attempt, setAttempt] = useState(0)
  const [answers, setAnswers] = useState(nothing)
  const search = searchOf(typed)
  const asked = askedOf(search, branchId, attempt)
  const names = kinds.map(({ name }) => name).join()
  useEffect(() => {
    if (search === '') return undefined
    const requested = searchKinds.filter(({ name }) => names.split(',').includes(name))
    const leaving = new AbortController()
    const ask = async ({ name, query, read }: SearchKind): Promise<void> => {
      const answer = (part: Omit<KindResults, 'kind'>): void => {
        if (leaving.signal.aborted) return
        setAnswers((before) => ({ asked, byKind: { ...(before.asked === asked ? before.byKind : {}), [name]: part } }))
      }
      try {
        const context = { fetchOptions: { signal: leaving.signal } }
        const [{ data }] = await Promise.all([
          client.query({ query, variables: { search, branchId, perPage: ASKED }, fetchPolicy: 'no-cache', context }),
          loadPhoneGroups().catch(() => undefined),
          readDeviceQuotes(),
        ])
        const found = read(data as never, search)
        answer(found ? { found } : { error: null })
      } catch (error) {
        const find = async () => (await import('./storedSearch.ts')).findStored(name, search)
        const stored = isAway(error) ? await find().catch(() => null) : null
        answer(stored ? { found: stored } : { error })
      }
    }
    const timer = setTimeout(() => requested.forEach((kind) => void ask(kind)), attempt === 0 ? WAIT_MS : 0)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [client, names, search, branchId, asked, attempt])
  const current = answers.asked === asked ? answers.byKind : {}
  const all: KindResults[] = search === '' ? [] : kinds.map((kind) => ({ kind, ...current[kind.name] }))
  return {
    all,
    /** Results of the previous search, to be shown if they still match. */
    before: answers.byKind,
    isWaiting: all.some(({ found, error }) => found === undefined && error === undefined),
    retry: () => setAttempt((count) => count + 1),
  }
}
