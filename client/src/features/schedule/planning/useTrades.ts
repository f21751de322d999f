import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { PlanTradesDocument } from './planning.generated.ts'

/** Ids of categories by person; null: unknown. */
export type Trades = ReadonlyMap<string, readonly string[] | null>

const noTrades: Trades = new Map()

interface Loaded {
  readonly key: string
  /** null: the backend refused or returned no matches. */
  readonly trades: Trades | null
}

/** Trades out of one reply for each category. A person with a missing match is unknown. */
function tradesIn(
  replies: readonly { readonly categoryId: string; readonly staff: readonly { id: string; categoryMatch: boolean | null }[] }[],
): Trades | null {
  const trades = new Map<string, string[] | null>()
  for (const { categoryId, staff } of replies)
    for (const { id, categoryMatch } of staff) {
      const known = trades.get(id) ?? (trades.has(id) ? null : [])
      trades.set(id, categoryMatch === null || known === null ? null : categoryMatch ? [...known, categoryId] : known)
    }
  return replies.length === 0 || [...trades.values()].some((known) => known !== null) ? trades : null
}

/** Staff of these categories (`GET /jobs/category_staffs`). `categoryIds`: null while loading. Without `hasTrades` all are unknown. */
export function useTrades(categoryIds: readonly string[] | null, branchId: string | null) {
  const client = useApolloClient()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const ids = categoryIds && [...new Set(categoryIds)].toSorted().join()
  const key = ids === null ? null : `${ids}/${branchId}`
  useEffect(() => {
    if (ids === null || key === null) return undefined
    let isCurrent = true
    const replies = (ids === '' ? [] : ids.split(',')).map(async (categoryId) => {
      const variables = { input: { categoryId, ...(branchId && { branchId }) } }
      const { data } = await client.query({ query: PlanTradesDocument, variables })
      return { categoryId, staff: data?.rankedStaff ?? [] }
    })
    Promise.all(replies).then(
      (all) => isCurrent && setLoaded({ key, trades: tradesIn(all) }),
      () => isCurrent && setLoaded({ key, trades: null }),
    )
    return () => {
      isCurrent = false
    }
  }, [client, ids, key, branchId])
  const isLoading = loaded === null || loaded.key !== key
  const trades = isLoading ? null : loaded.trades
  return { isLoading, hasTrades: isLoading || trades !== null, trades: trades ?? noTrades }
}
