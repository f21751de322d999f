import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client'
import { type FirstOtherPage, type FirstPage, firstQueryOf } from '../src/kit/list/firstPage.ts'
import type { OpenedPage } from '../src/kit/record/openedPages.ts'
import { byHash } from '../src/shared/api/byHash.ts'
import { MeDocument } from '../src/shared/session/me.generated.ts'

/** A call as the client makes it, but for the token. */
export interface FirstCall {
  readonly headers: Record<string, string>
  readonly body: string
  /** Technicians do not make it. */
  readonly isOfOffice?: true
}

type Query = Pick<ApolloClient.QueryOptions, 'query' | 'variables'>

/** Lets the GraphQL client itself write the call, so that it is the same letter for letter. */
function written(options: Query): Promise<FirstCall> {
  return new Promise((resolve) => {
    const fetch = async (_: unknown, init?: RequestInit): Promise<Response> => {
      resolve({ headers: Object.fromEntries(new Headers(init?.headers)), body: String(init?.body) })
      throw new Error('It is written down, not sent')
    }
    const client = new ApolloClient({ link: byHash.concat(new HttpLink({ uri: '/graphql', fetch })), cache: new InMemoryCache() })
    void client.query(options).catch(() => undefined)
  })
}

/** A page that is begun with the built page. */
export interface BegunPage {
  readonly path: string
  /** Below `src`. */
  readonly module: string
  /** Where the address has no query: filters stand in it. Its bodies may have `TODAY`. */
  readonly calls: readonly FirstCall[]
  /** Its files are kept for a second visit. */
  readonly isKept: boolean
  /** Technicians are shown another page at this address. */
  readonly isOfOffice: boolean
}

export interface FirstCalls {
  /** On every page of the app. */
  readonly everywhere: FirstCall[]
  /** Of each domain that declares one. */
  readonly pages: BegunPage[]
  /** What a press asks, of each path of the routes that a domain declares. */
  readonly opened: Readonly<Record<string, FirstCall>>
}

const declared = import.meta.glob<FirstPage | FirstOtherPage>('../src/features/*/firstPage.ts', { eager: true, import: 'firstPage' })

const opened = import.meta.glob<readonly OpenedPage[]>('../src/features/*/openedPages.ts', { eager: true, import: 'openedPages' })

const begun = async ([file, first]: [string, FirstPage | FirstOtherPage]): Promise<BegunPage> => {
  const isList = 'list' in first
  const queries = isList ? [firstQueryOf(first)] : first.queries
  const calls = queries.map(async ({ isOfOffice, ...query }) => ({ ...(await written(query)), ...(isOfOffice && { isOfOffice }) }))
  return {
    path: isList ? first.list.path : first.path,
    module: file.replace('../src/', '').replace('firstPage.ts', first.page),
    calls: await Promise.all(calls),
    isKept: isList && (first.isKept ?? false),
    isOfOffice: !isList && (first.isOfOffice ?? false),
  }
}

/** What the app asks first: who is signed in, and the first page of a list. */
export const firstCalls = async (): Promise<FirstCalls> => ({
  everywhere: [await written({ query: MeDocument })],
  pages: await Promise.all(Object.entries(declared).map(begun)),
  opened: Object.fromEntries(
    await Promise.all(
      Object.values(opened)
        .flat()
        .map(async ({ path, ...query }) => [path, await written(query)] as const),
    ),
  ),
})
