import type { ApolloCache, ApolloClient, TypedDocumentNode } from '@apollo/client'

/** Reads a record anew by a query for it. */
export const readBy =
  <Answer, Item>(query: TypedDocumentNode<Answer, { id: string }>, recordOf: (answer: Answer) => Item) =>
  async (client: ApolloClient, id: string): Promise<Item | null> => {
    const { data } = await client.query({ query, variables: { id }, fetchPolicy: 'no-cache' })
    return data ? recordOf(data) : null
  }

/** Forgets what these fields of the schema's queries have answered. */
export const forgetting =
  (...fields: readonly string[]) =>
  (cache: ApolloCache): void =>
    fields.forEach((fieldName) => cache.evict({ id: 'ROOT_QUERY', fieldName }))

/** A record as a form begins with it; what the service doesn’t tell stands there as if it were empty. */
export const returnedValues = <Values extends object>(empty: Values, record: object | null): Values => {
  const returned = Object.entries(record ?? {}).filter(([name, value]) => name in empty && value !== null && value !== '')
  return { ...empty, ...Object.fromEntries(returned) }
}
