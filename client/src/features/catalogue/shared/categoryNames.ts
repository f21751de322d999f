import type { ManyNames } from '../../../components/list/columns.ts'
import { CategoryNames } from './CategoryNames.tsx'
import { ListCategoriesDocument } from '../../branches/shared/choices.generated.ts'

/** Categories that rows name by their ids. */
export const categoryNames: ManyNames = {
  Names: CategoryNames,
  load: async (client) => {
    const { data } = await client.query({ query: ListCategoriesDocument })
    return new Map(data?.ownCategories.items.map(({ id, name }) => [id, name ?? '']))
  },
}
