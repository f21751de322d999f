import { camelKey, type CamelKey } from '@callout/contracts/casing'
import type { GatewayContext } from './context.ts'

/** A schema of the wire, as far as its fields are asked for. */
interface Shaped<K extends string> {
  readonly shape: Readonly<Record<K, unknown>>
}
/** The record itself, at once where it is there already. */
type DetailOf<S, D> = (source: S, context: GatewayContext) => D | Promise<D>
type FieldResolver<S, T> = (source: S, _: unknown, context: GatewayContext) => T | Promise<T>

/** The resolver of a field that rows of the list do not have. */
export const detailField =
  <S, D, K extends keyof D>(detailOf: DetailOf<S, D>, field: K): FieldResolver<S, D[K]> =>
  (source, _, context) => {
    const detail = detailOf(source, context)
    return detail instanceof Promise ? detail.then((record) => record[field]) : detail[field]
  }

/**
 * Resolvers of all the fields that a record has and a row of its list has not, by their schemas:
 *
 *     Job: { ...detailFields(Job, JobSummary, detailOf) }
 */
export function detailFields<K extends string, R extends string, S, D>(
  detail: Shaped<K>,
  row: Shaped<R>,
  detailOf: DetailOf<S, D>,
): { readonly [F in CamelKey<Exclude<K, R>> & keyof D]: FieldResolver<S, D[F]> } {
  const added = Object.keys(detail.shape).filter((field) => !(field in row.shape))
  const resolvers = added.map((field) => [camelKey(field), detailField(detailOf, camelKey(field) as keyof D)])
  return Object.fromEntries(resolvers) as ReturnType<typeof detailFields<K, R, S, D>>
}
