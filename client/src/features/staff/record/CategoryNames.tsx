import { useListCategoriesQuery } from '../../../parts/company/choices.generated.ts'

/** What somebody can do, by the names of the categories. */
export function CategoryNames({ ids }: { readonly ids: readonly string[] }) {
  const { data } = useListCategoriesQuery()
  const names = ids.flatMap((id) => data?.ownCategories.items.find((category) => category.id === id)?.name ?? [])
  return names.join(', ')
}
