import type { GatewayContext } from '../schema/context.ts'
import { getPage } from './page.ts'
import type { RestData, RestInput } from '../rest/types.ts'
import { type ListEndpoint, type ListName, readRows } from './pagedList.ts'

type Arguments<E extends ListEndpoint> = RestInput<E> | { input?: RestInput<E> | null | undefined }
type RowOf<E extends ListEndpoint, K extends ListName<RestData<E>>> = Awaited<ReturnType<ReturnType<typeof readRows<E, K>>>>['rows'][number]

/** Resolver of a list that needs one call: `listOf(taxEndpoints.listTaxes, 'taxes')`. `shown` maps its rows. */
export function getList<E extends ListEndpoint, K extends ListName<RestData<E>>>(
  endpoint: E,
  name: K,
  shown: (row: RowOf<E, K>) => RowOf<E, K> = (row) => row,
) {
  const read = readRows(endpoint, name)
  return async (_: unknown, given: Arguments<E>, { rest }: GatewayContext) => {
    const { rows, pagination } = await read(('input' in given ? (given.input ?? {}) : given) as Parameters<typeof read>[0], rest)
    const page = getPage(rows, pagination)
    return { ...page, items: page.items.map(shown) }
  }
}
