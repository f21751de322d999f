import type { ApolloClient } from '@apollo/client'
import type { DataRouter } from 'react-router'
import { createPageRouter } from '../shared/navigation/pageRouter.ts'
import { answeredVariables } from '../shared/api/begunCalls.ts'
import { MeDocument } from '../shared/session/me.generated.ts'
import { readSession } from '../shared/session/session.ts'
import { appApollo } from './apollo.ts'
import { pageFinder } from './prefetch.ts'
import { routes } from './routes.tsx'

interface App {
  readonly router: DataRouter
  readonly client: ApolloClient
}

function createApp(): App {
  const router: DataRouter = createPageRouter(routes)
  const go = (to: string, options?: { readonly state?: unknown }): void => void router.navigate(to, options)
  return { router, client: appApollo(go) }
}

let prepared: (App & { readonly token: string | null }) | undefined

/** What is not there by then comes later, as anywhere else. */
const LONGEST_MS = 100
const longest = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, LONGEST_MS))

const ask = async (client: ApolloClient, query: ApolloClient.QueryOptions): Promise<unknown> =>
  (await answeredVariables(query.query)) ? client.query(query) : undefined

/**
 * Gets ready what the first render shows: the page of this address, and the answers to what the page itself has asked
 * (client/build/earlyStart.ts). These are not asked for again by that render.
 */
export async function prepareApp(): Promise<void> {
  const app = createApp()
  const { client } = app
  const pageThere = async (): Promise<unknown> => {
    const page = await pageFinder(routes)(window.location.pathname)?.handle.load()
    return page?.first && ask(client, page.first)
  }
  await Promise.race([Promise.allSettled([ask(client, { query: MeDocument }), pageThere()]), longest()])
  client.prioritizeCacheValues = true
  prepared = { ...app, token: readSession('authToken') }
}

/** The app that is prepared for this session, once; else a new one. */
export function takeApp(): App {
  const taken = prepared?.token === readSession('authToken') ? prepared : undefined
  prepared = undefined
  return taken ?? createApp()
}
