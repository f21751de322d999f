import type { ApolloClient, DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { inParallel, MOST_AT_ONCE } from '../../../components/list/inParallel.ts'
import { walkPages } from '../../../components/list/walkPages.ts'
import { Problem, toApiError } from '../../../lib/api/apiError.ts'
import type { NotRead } from './storedRecords.ts'
import { requiredData } from '../../../lib/api/requiredData.ts'

interface Page<Row> {
  readonly items: readonly Row[]
  readonly totalCount: number | null
  /** Missing: the list has no filter that could be ignored. */
  readonly ignored?: readonly string[]
  /** Ids of rows that the gateway couldn't read. */
  readonly unreadable?: readonly (string | null)[]
}

interface Listed<Data, Row> {
  readonly query: DocumentNode
  readonly getPage: (data: Data) => Page<Row>
  readonly variablesOf: (page: Readonly<Record<string, unknown>>) => OperationVariables
}

interface Reading {
  readonly client: ApolloClient
  readonly signal: AbortSignal
  /** Gets what can't be read. */
  readonly notRead: NotRead[]
}

/** Reads of a service that may fail one by one: each failure is listed, and the rest goes on. */
export function createReads({ client, signal, notRead }: Reading) {
  const read = async <Data, Variables extends OperationVariables>(query: TypedDocumentNode<Data, Variables>, variables: Variables) => {
    return requiredData(await client.query<Data>({ query, variables, fetchPolicy: 'no-cache' }))
  }

  const attempt = async (what: string, work: () => Promise<void>): Promise<void> => {
    try {
      await work()
    } catch (error) {
      if (!signal.aborted) notRead.push({ what, message: toApiError(error).message })
    }
  }

  const each = <Data, Row extends { readonly id: string }>(
    what: string,
    { query, getPage, variablesOf }: Listed<Data, Row>,
    work: (row: Row) => Promise<void> | void,
  ): Promise<void> =>
    attempt(what, async () => {
      let total: number | null = null
      let unreadable = 0
      const rows = await walkPages<Row>({
        client,
        list: {
          query,
          selectPage: (data) => {
            const page = getPage(data as Data)
            // Rows of other customers came too, and none is used.
            if (page.ignored?.includes('customerId')) throw new Problem('The service doesn’t list them by customer.')
            total = page.totalCount ?? total
            unreadable += page.unreadable?.length ?? 0
            return { ...page, page: null, perPage: null, unreadable: [], ignored: [] }
          },
        },
        input: {},
        variablesOf,
        signal,
      })
      if (!rows) return
      const missing = Math.max(unreadable, (total ?? 0) - rows.length)
      if (missing > 0) notRead.push({ what, message: `${missing.toLocaleString('en')} of them couldn’t be read.` })
      await inParallel(rows, MOST_AT_ONCE, async (row) => work(row), signal)
    })

  return { read, attempt, each }
}
