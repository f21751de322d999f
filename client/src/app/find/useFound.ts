import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { type FindKind, findKinds, type FoundRows } from './findKinds.ts'
import { searchOf } from './matches.ts'

/** So many rows of a kind are asked for: the best of them are shown. */
const ASKED = 20
/** Somebody is still typing. */
const WAIT_MS = 200

/** Of one kind; neither rows nor an error: on their way. */
export interface KindFound {
  readonly kind: FindKind
  readonly found?: FoundRows
  /** null: the backend has not searched. */
  readonly error?: unknown
}

interface Answers {
  readonly asked: string
  readonly byKind: Readonly<Record<string, Omit<KindFound, 'kind'>>>
}

const nothing: Answers = { asked: '', byKind: {} }

/** What is asked, in one word: answers to anything else are late. */
const askedOf = (search: string, branchId: string | null, attempt: number): string => JSON.stringify([search, branchId, attempt])

/** What the kinds have for a search. An answer that comes after the next search began is none. */
export function useFound(kinds: readonly FindKind[], typed: string, branchId: string | null) {
  const client = useApolloClient()
  const [attempt, setAttempt] = useState(0)
  const [answers, setAnswers] = useState(nothing)
  const search = searchOf(typed)
  const asked = askedOf(search, branchId, attempt)
  const names = kinds.map(({ name }) => name).join()
  useEffect(() => {
    if (search === '') return undefined
    const wanted = findKinds.filter(({ name }) => names.split(',').includes(name))
    const leaving = new AbortController()
    const ask = async ({ name, query, read }: FindKind): Promise<void> => {
      const answer = (part: Omit<KindFound, 'kind'>): void => {
        if (leaving.signal.aborted) return
        setAnswers((before) => ({ asked, byKind: { ...(before.asked === asked ? before.byKind : {}), [name]: part } }))
      }
      try {
        const context = { fetchOptions: { signal: leaving.signal } }
        const { data } = await client.query({ query, variables: { search, branchId, perPage: ASKED }, fetchPolicy: 'no-cache', context })
        const found = read(data as never, search)
        answer(found ? { found } : { error: null })
      } catch (error) {
        answer({ error })
      }
    }
    const timer = setTimeout(() => wanted.forEach((kind) => void ask(kind)), attempt === 0 ? WAIT_MS : 0)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [client, names, search, branchId, asked, attempt])
  const current = answers.asked === asked ? answers.byKind : {}
  const all: KindFound[] = search === '' ? [] : kinds.map((kind) => ({ kind, ...current[kind.name] }))
  return {
    all,
    /** Of the search before: those that still fit may stand until the answer is here. */
    before: answers.byKind,
    isWaiting: all.some(({ found, error }) => found === undefined && error === undefined),
    retry: () => setAttempt((count) => count + 1),
  }
}
