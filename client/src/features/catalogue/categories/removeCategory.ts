import type { ApolloClient } from '@apollo/client'
import { inParallel, MOST_AT_ONCE } from '../../../components/list/inParallel.ts'
import { walkPages } from '../../../components/list/walkPages.ts'
import {
  DeleteCategoryDocument,
  MoveServiceDocument,
  ServicesOfCategoryDocument,
  type ServicesOfCategoryQuery,
} from './ownCategories.generated.ts'

type InCategory = ServicesOfCategoryQuery['services']['items'][number]

/**
 * Deletes a category after its services have gone to the other one, each by a change of its own: a backend may not know where
 * to take them. Begun anew it goes on where it stopped. Rejects with what the gateway answered.
 */
export async function removeCategory(client: ApolloClient, id: string, moveToCategoryId: string | null): Promise<void> {
  const { signal } = new AbortController()
  if (moveToCategoryId !== null) {
    const list = { query: ServicesOfCategoryDocument, pageOf: (data: unknown) => (data as ServicesOfCategoryQuery).services }
    const services = (await walkPages<InCategory>({ client, list, input: { categoryId: id }, signal })) ?? []
    const move = async (service: InCategory): Promise<void> => {
      const input = { id: service.id, categoryId: moveToCategoryId }
      await client.mutate({ mutation: MoveServiceDocument, variables: { input }, fetchPolicy: 'no-cache' })
    }
    await inParallel(
      services.filter(({ categoryId }) => categoryId === id),
      MOST_AT_ONCE,
      move,
      signal,
    )
  }
  await client.mutate({
    mutation: DeleteCategoryDocument,
    variables: { input: { id, ...(moveToCategoryId !== null && { moveToCategoryId }) } },
    fetchPolicy: 'no-cache',
  })
}
