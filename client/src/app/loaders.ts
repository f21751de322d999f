import type { DocumentNode, OperationVariables } from '@apollo/client'
import type { LoaderFunction } from 'react-router'
import type { List } from '../components/list/defineList.ts'
import type { StartingList } from '../components/list/views/useListPreferences.ts'
import type { RecordKind } from '../components/record/defineRecord.ts'
import type { StartedQuery } from '../lib/api/usePageQuery.ts'
import { readSession } from '../lib/session/session.ts'

interface PageQuery {
  readonly query: DocumentNode
  readonly variables: OperationVariables
}

/** Sends the query of a page unless its data are cached. The page shares the request and shows its error (`usePageQuery`). */
function startQuery(load: () => Promise<PageQuery | null>): StartedQuery {
  const started: StartedQuery = {}
  const start = async (): Promise<void> => {
    const [{ sessionClient }, page] = await Promise.all([import('./pageQueries.ts'), load()])
    const client = sessionClient()
    if (!page || client.readQuery(page)) return
    started.variables = page.variables
    await client.query(page)
  }
  if (readSession('authToken') !== null) void start().catch(() => {})
  return started
}

/** Starts the query of a list with the filters in the address, unless the list redirects to a default view. */
export const listLoader =
  (load: () => Promise<Pick<List, 'query' | 'inputAt'> & StartingList>): LoaderFunction =>
  ({ request }) =>
    startQuery(async () => {
      const [list, { hasDefaultView }] = await Promise.all([load(), import('./pageQueries.ts')])
      const params = new URL(request.url).searchParams
      return params.size === 0 && hasDefaultView(list) ? null : { query: list.query, variables: { input: list.inputAt(params) } }
    })

/** Starts the query of the record whose id is the parameter `param` of the route. */
export const recordLoader =
  (param: string, load: () => Promise<Pick<RecordKind, 'query'>>): LoaderFunction =>
  ({ params }) =>
    startQuery(async () => ({ query: (await load()).query, variables: { id: params[param] ?? '' } }))
