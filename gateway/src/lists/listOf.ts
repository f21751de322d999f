import type { Endpoint } from '@callout/contracts/endpoint'
import type { GatewayContext } from '../context.ts'
import { pageOf } from '../page.ts'
import type { RestData, RestInput } from '../rest/types.ts'

type RowsAt<D, K extends keyof D> = D[K] extends readonly (infer Row)[] ? Row : never
type ListName<D> = { [K in keyof D]: D[K] extends readonly unknown[] ? K : never }[keyof D]
/** Root fields take the call's input as arguments or as one `input`. */
type Arguments<E extends Endpoint> = RestInput<E> | { input?: RestInput<E> | null | undefined }
type ListRow = Endpoint & { readonly method: 'GET' }

/** Resolver of a list that needs one call: `listOf(taxEndpoints.listTaxes, 'taxes')`. `shown` maps its rows. */
export const listOf =
  <E extends ListRow, K extends ListName<RestData<E>> & string>(
    endpoint: E,
    name: K,
    shown: (row: RowsAt<RestData<E>, K>) => RowsAt<RestData<E>, K> = (row) => row,
  ) =>
  async (_: unknown, given: Arguments<E>, { rest }: GatewayContext) => {
    const input = ('input' in given ? (given.input ?? {}) : given) as RestInput<E>
    const reply = (await rest(endpoint, input)) as RestData<E> & { readonly pagination: Parameters<typeof pageOf>[1] }
    const page = pageOf(reply[name] as RowsAt<RestData<E>, K>[], reply.pagination)
    return { ...page, items: page.items.map(shown) }
  }
