import type { ApolloClient } from '@apollo/client'
import { walkPages } from '../../../components/list/walkPages.ts'
import { isGone, type Step } from '../../../components/steps/step.ts'
import { CategoryToEditDocument } from './categoryForm.generated.ts'
import {
  DeleteCategoryDocument,
  MoveServiceDocument,
  ServicesOfCategoryDocument,
  type ServicesOfCategoryQuery,
} from './ownCategories.generated.ts'

type CategoryService = ServicesOfCategoryQuery['services']['items'][number]

export interface CategoryPlan {
  readonly id: string
  readonly name: string
  /** null: nothing moves. */
  readonly targetId: string | null
  readonly services: readonly Pick<CategoryService, 'id' | 'name'>[]
}

export const CATEGORY = 'category'

const list = { query: ServicesOfCategoryDocument, selectPage: (data: unknown) => (data as ServicesOfCategoryQuery).services }

export async function servicesOf(client: ApolloClient, categoryId: string): Promise<CategoryService[]> {
  const services = await walkPages<CategoryService>({ client, list, input: { categoryId }, signal: new AbortController().signal })
  return (services ?? []).filter((service) => service.categoryId === categoryId)
}

/** Moves services by their own calls, since a backend may not support moving them with the deletion. */
export function categorySteps(client: ApolloClient, { id: categoryId, name, targetId, services }: CategoryPlan): Step[] {
  const moves = services.map(({ id, name: called }): Step => ({
    key: id,
    name: { name: called ?? `#${id}`, title: null },
    run: async () => {
      const input = { id, categoryId: targetId }
      await client.mutate({ mutation: MoveServiceDocument, variables: { input }, fetchPolicy: 'no-cache' })
      return null
    },
    wasDone: async () => !(await servicesOf(client, categoryId)).some((service) => service.id === id),
  }))
  const remove: Step = {
    key: CATEGORY,
    name: { name, title: null },
    stage: 1,
    needs: moves.map(({ key }) => key),
    run: async () => {
      const input = { id: categoryId, ...(targetId !== null && { moveToCategoryId: targetId }) }
      await client.mutate({ mutation: DeleteCategoryDocument, variables: { input }, fetchPolicy: 'no-cache' })
      return null
    },
    wasDone: () => isGone(() => client.query({ query: CategoryToEditDocument, variables: { id: categoryId }, fetchPolicy: 'no-cache' })),
  }
  return [...moves, remove]
}
