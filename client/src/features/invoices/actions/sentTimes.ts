import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { createStore, type Store, useStore } from '../../../lib/createStore.ts'

/** Unix seconds by invoice id. */
type SentTimes = ReadonlyMap<string, number>

const stores = new WeakMap<ApolloClient, Store<SentTimes>>()

function storeOf(client: ApolloClient): Store<SentTimes> {
  const store = stores.get(client) ?? createStore<SentTimes>(new Map())
  stores.set(client, store)
  return store
}

/** Records when this window sent an invoice, because a backend may not return it. `at`: Unix seconds. */
export function recordSent(client: ApolloClient, id: string, at: number): void {
  const { read, write } = storeOf(client)
  write(new Map(read()).set(id, at))
}

/** The invoice with the time it was last sent, as returned or recorded. */
export function useSentInvoice<Invoice extends { readonly id: string; readonly sentAt: number | null }>(invoice: Invoice): Invoice {
  const recorded = useStore(storeOf(useApolloClient())).get(invoice.id)
  return recorded === undefined || recorded < (invoice.sentAt ?? 0) ? invoice : { ...invoice, sentAt: recorded }
}
