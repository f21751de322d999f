import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client'
import { jobList } from '../src/features/jobs/list/jobList.tsx'
import { inputOf, plainState } from '../src/kit/list/listState.ts'
import { MeDocument } from '../src/shared/session/me.generated.ts'

/** A call as the client makes it, but for the token. */
export interface FirstCall {
  readonly headers: Record<string, string>
  readonly body: string
}

type Query = Pick<ApolloClient.QueryOptions, 'query' | 'variables'>

/** Lets the GraphQL client itself write the call, so that it is the same letter for letter. */
function written(options: Query): Promise<FirstCall> {
  return new Promise((resolve) => {
    const fetch = async (_: unknown, init?: RequestInit): Promise<Response> => {
      resolve({ headers: Object.fromEntries(new Headers(init?.headers)), body: String(init?.body) })
      throw new Error('It is written down, not sent')
    }
    const client = new ApolloClient({ link: new HttpLink({ uri: '/graphql', fetch }), cache: new InMemoryCache() })
    void client.query(options).catch(() => undefined)
  })
}

export interface FirstCalls {
  /** On every page of the app. */
  readonly everywhere: FirstCall[]
  /** On the bare job list too. */
  readonly jobList: FirstCall[]
}

/** What the app asks first: who is signed in, and the first page of the list. */
export const firstCalls = async (): Promise<FirstCalls> => ({
  everywhere: [await written({ query: MeDocument })],
  jobList: [await written({ query: jobList.query, variables: { input: inputOf(jobList, plainState(jobList)) } })],
})
