import { useListCategoriesQuery, ListCategoriesDocument } from '../../branches/choice/choices.generated.ts'
import { skipToken } from '@apollo/client/react'
import type { Choosable } from '../../../components/list/defineList.ts'
import type { ManyNames } from '../../../components/list/columns.ts'

/** Names of categories; unknown ones are omitted. */
export function CategoryNames({ ids }: { readonly ids: readonly string[] }) {
  const { data } = useListCategoriesQuery()
  const names = ids.flatMap((id) => data?.ownCategories.items.find((category) => category.id === id)?.name ?? [])
  return names.join(', ')
}

const none: readonly never[] = []

/** Categories for a filter; loads nothing unless wanted. */
export function useCategories(isRequested: boolean): readonly Choosable[] {
  const { data } = useListCategoriesQuery(isRequested ? {} : skipToken)
  return data?.ownCategories.items ?? none
}

export const categoryNames: ManyNames = {
  Names: CategoryNames,
  load: async (client) => {
    const { data } = await client.query({ query: ListCategoriesDocument })
    return new Map(data?.ownCategories.items.map(({ id, name }) => [id, name ?? '']))
  },
}
