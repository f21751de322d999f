import type { ApolloClient } from '@apollo/client'
import { ListBranchesDocument } from './choices.generated.ts'

/** Names of branches by their ids, for files; none where they are not wanted. */
export async function namesOfBranches(client: ApolloClient, areWanted: boolean): Promise<ReadonlyMap<string, string>> {
  if (!areWanted) return new Map()
  const { data } = await client.query({ query: ListBranchesDocument })
  return new Map(data?.branches.items.map(({ id, name }) => [id, name ?? '']))
}
