import { type ApolloClient, InMemoryCache } from '@apollo/client'
import { getMainDefinition } from '@apollo/client/utilities'
import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { whenIdle } from '../../../shared/whenIdle.ts'
import type { List } from '../defineList.ts'

/** As many pages of a list stay in memory: the way back is short. */
const KEPT = 5

type Input = Readonly<Record<string, unknown>>

/** By client and root field: the inputs of the pages in memory, as text, the newest last. */
const shown = new WeakMap<ApolloClient, Map<string, Set<string>>>()

function shownOf(client: ApolloClient, field: string): Set<string> {
  const lists = shown.get(client) ?? new Map<string, Set<string>>()
  shown.set(client, lists)
  const pages = lists.get(field) ?? new Set()
  lists.set(field, pages)
  return pages
}

/** The root field that a list asks for. */
function fieldOf({ query }: Pick<List, 'query'>): string {
  const [field] = getMainDefinition(query).selectionSet.selections
  return field && 'name' in field ? field.name.value : ''
}

function collect({ cache }: ApolloClient, fieldName: string, pages: Set<string>): void {
  for (const text of [...pages].slice(0, -KEPT)) {
    pages.delete(text)
    cache.evict({ id: 'ROOT_QUERY', fieldName, args: { input: JSON.parse(text) as Input } })
  }
  // What is remembered of their results would keep them.
  if (cache instanceof InMemoryCache) cache.gc({ resetResultCache: true })
}

/** Forgets the pages of a list that were shown long ago, and the records that nothing else shows, when the browser is idle. */
export function useKeptPages(list: Pick<List, 'query'>, input: Input, isShown: boolean): void {
  const client = useApolloClient()
  const text = JSON.stringify(input)
  useEffect(() => {
    if (!isShown) return undefined
    const field = fieldOf(list)
    const pages = shownOf(client, field)
    pages.delete(text)
    pages.add(text)
    return pages.size > KEPT ? whenIdle(() => collect(client, field, pages)) : undefined
  }, [client, list, text, isShown])
}
