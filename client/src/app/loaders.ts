import { userType } from '@callout/contracts/profile/userType'
import type { LoaderFunction } from 'react-router'
import type { List } from '../components/list/defineList.ts'
import type { StartingList } from '../components/list/views/useListPreferences.ts'
import type { RecordKind } from '../components/record/defineRecord.ts'
import type { PageQuery, StartedQueries } from '../lib/api/usePageQuery.ts'
import { readSession } from '../lib/session/session.ts'
import { actingUser } from '../lib/session/useActingUser.ts'

/** Sends the queries of a page whose data are not cached. The page shares the requests and shows their errors (`usePageQuery`). */
function startQueries(load: () => Promise<readonly PageQuery[]>): StartedQueries {
  const started: PageQuery[] = []
  const start = async (): Promise<void> => {
    const [{ sessionClient }, queries] = await Promise.all([import('./pageQueries.ts'), load()])
    const client = sessionClient()
    started.push(...queries.filter((item) => !client.readQuery(item)))
    await Promise.all(started.map((item) => client.query(item)))
  }
  if (readSession('authToken') !== null) void start().catch(() => {})
  return started
}

/** Starts the query of a list with the filters in the address, unless the list redirects to a default view. */
export const listLoader =
  (load: () => Promise<Pick<List, 'query' | 'inputAt'> & StartingList>): LoaderFunction =>
  ({ request }) =>
    startQueries(async () => {
      const [list, { hasDefaultView }] = await Promise.all([load(), import('./pageQueries.ts')])
      const params = new URL(request.url).searchParams
      return params.size === 0 && hasDefaultView(list) ? [] : [{ query: list.query, variables: { input: list.inputAt(params) } }]
    })

export const recordLoader =
  (param: string, load: () => Promise<Pick<RecordKind, 'query'>>): LoaderFunction =>
  ({ params }) =>
    startQueries(async () => [{ query: (await load()).query, variables: { id: params[param] ?? '' } }])

/** Starts the queries of Today. Technicians see their own day instead. */
export const todayLoader: LoaderFunction = ({ request }) =>
  startQueries(async () => {
    if (actingUser().user_type === userType.STAFF.code) return []
    const { todayQueries } = await import('../features/dashboard/todayQueries.ts')
    return todayQueries(new URL(request.url).searchParams)
  })
