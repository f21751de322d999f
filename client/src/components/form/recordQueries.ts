import type { ApolloCache, ApolloClient, TypedDocumentNode } from '@apollo/client'

export const readBy =
  <Answer, Field extends keyof Answer>(query: TypedDocumentNode<Answer, { id: string }>, field: Field) =>
  async (client: ApolloClient, id: string): Promise<Answer[Field] | null> => {
    const { data } = await client.query({ query, variables: { id }, fetchPolicy: 'no-cache' })
    return data ? data[field] : null
  }

/**
 * Sends a mutation. Resolves to the record, a field of the response; null if the response lacks it. A constant beside the form where other
 * members of `create` or `change` read the record, since the compiler infers its type last.
 */
export const writeBy =
  <Answer, Input, Field extends keyof Answer>(mutation: TypedDocumentNode<Answer, { input: Input }>, field: Field) =>
  async (client: ApolloClient, input: Input): Promise<NonNullable<Answer[Field]> | null> => {
    const { data } = await client.mutate<Answer, { input: Input }>({ mutation, variables: { input } })
    return data?.[field] ?? null
  }

export const evictFields =
  (...fields: readonly string[]) =>
  (cache: ApolloCache): void =>
    fields.forEach((fieldName) => cache.evict({ id: 'ROOT_QUERY', fieldName }))

/** A record as initial form values; missing fields get the empty value. */
export const returnedValues = <Values extends object>(empty: Values, record: object | null): Values => {
  const returned = Object.entries(record ?? {}).filter(([name, value]) => name in empty && value !== null && value !== '')
  return { ...empty, ...Object.fromEntries(returned) }
}
