import type { ApolloClient, DocumentNode } from '@apollo/client'
import type { DataRouter } from 'react-router'
import { createPageRouter } from '../shared/navigation/pageRouter.ts'
import { allAnswered } from '../shared/api/begunCalls.ts'
import { MeDocument } from '../shared/session/me.generated.ts'
import { readSession } from '../shared/session/session.ts'
import { appApollo } from './apollo.ts'
import { isDrawn } from '../shared/ui/states/FirstPaint.tsx'
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

/** Taking answers is quick. */
const LONGEST_MS = 100
/** Where the gateway has drawn the page already nobody is kept waiting for them. */
const LONGEST_BEHIND_PICTURE_MS = 3000

/** What comes later, and what fails, is asked again by whoever shows it, and told there. */
async function take(client: ApolloClient, query: DocumentNode, withinMs: number): Promise<void> {
  await Promise.allSettled((await allAnswered(query, withinMs)).map((variables) => client.query({ query, variables })))
}

/**
 * Gets ready what the first render shows: the page of this address, and the answers to what the page itself has asked
 * (client/build/earlyStart.ts). These are not asked for again by that render.
 */
export async function prepareApp(): Promise<void> {
  const app = createApp()
  const { client } = app
  const page = await pageFinder(routes)(window.location.pathname)
    ?.handle.load()
    .catch(() => undefined)
  await window.picture?.(true)
  const withinMs = isDrawn() ? LONGEST_BEHIND_PICTURE_MS : 0
  const longest = new Promise((resolve) => {
    setTimeout(resolve, withinMs + LONGEST_MS)
  })
  await Promise.race([Promise.all([MeDocument, ...(page?.first ?? [])].map((query) => take(client, query, withinMs))), longest])
  client.prioritizeCacheValues = true
  prepared = { ...app, token: readSession('authToken') }
}

/** The app that is prepared for this session, once; else a new one. */
export function takeApp(): App {
  const taken = prepared?.token === readSession('authToken') ? prepared : undefined
  prepared = undefined
  return taken ?? createApp()
}
