import { camelKey, type CamelKey } from '@callout/contracts/wire/casing'
import type { GatewayContext } from './context.ts'

interface WireSchema<K extends string> {
  readonly shape: Readonly<Record<K, unknown>>
}
export type FieldResolver<S, T> = (source: S, _: unknown, context: GatewayContext) => T | Promise<T>

export const detailField =
  <S, D, K extends keyof D>(detailOf: (source: S, context: GatewayContext) => D | Promise<D>, field: K): FieldResolver<S, D[K]> =>
  (source, _, context) => {
    const detail = detailOf(source, context)
    return detail instanceof Promise ? detail.then((record) => record[field]) : detail[field]
  }

export function detailFields<K extends string, R extends string, S, D>(
  detail: WireSchema<K>,
  summary: WireSchema<R>,
  resolverOf: <F extends keyof D>(field: F) => FieldResolver<S, D[F]>,
): { readonly [F in CamelKey<Exclude<K, R>> & keyof D]: FieldResolver<S, D[F]> } {
  const added = Object.keys(detail.shape).filter((field) => !(field in summary.shape))
  const resolvers = added.map((field) => [camelKey(field), resolverOf(camelKey(field) as keyof D)])
  return Object.fromEntries(resolvers) as ReturnType<typeof detailFields<K, R, S, D>>
}
