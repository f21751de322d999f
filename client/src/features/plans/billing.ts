import type { ApolloClient } from '@apollo/client'
import { MeDocument } from '../../lib/session/me.generated.ts'
import { windowStore } from '../../lib/preferences/storage.ts'

const KEY = 'afterPaying'

/** Keeps where somebody was whom a plan was asked of: the page that pays is loaded anew. */
export const rememberReturnPath = (to: string): void => void windowStore.write(KEY, to)

/** Hands it out once; null where nobody was sent here. Nothing but an address of the product is one. */
export function takeWayBack(): string | null {
  const to = windowStore.read(KEY)
  windowStore.remove(KEY)
  return to !== null && /^\/(?![/\\])/.test(to) ? to : null
}

/** What is known of the plan is out of date: it is read anew, here and in the shell. */
export async function renewBilling(client: ApolloClient): Promise<void> {
  for (const fieldName of ['subscription', 'transactions', 'paymentConfiguration', 'dashboard']) client.cache.evict({ fieldName })
  client.cache.gc()
  await client.refetchQueries({ include: [MeDocument] })
}
