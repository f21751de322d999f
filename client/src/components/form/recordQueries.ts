import type { ApolloCache, ApolloClient, TypedDocumentNode } from '@apollo/client'

/** Reads a record from the network. */
export const readBy =
  <Answer, Item>(query: TypedDocumentNode<Answer, { id: string }>, recordOf: (answer: Answer) => Item) =>
  async (client: ApolloClient, id: string): Promise<Item | null> => {
    const { data } = await client.query({ query, variables: { id }, fetchPolicy: 'no-cache' })
    return data ? recordOf(data) : null
  }

/** Evicts these fields of the root query. */
export const evictFields =
  (...fields: readonly string[]) =>
  (cache: ApolloCache): void =>
    fields.forEach((fieldName) => cache.evict({ id: 'ROOT_QUERY', fieldName }))

/** A record as initial form values; missing fields get the empty value. */
export const returnedValues = <Values extends object>(empty: Values, record: object | null): Values => {
  const returned = Object.entries(record ?? {}).filter(([name, value]) => name in empty && value !== null && value !== '')
  return { ...empty, ...Object.fromEntries(returned) }
}
