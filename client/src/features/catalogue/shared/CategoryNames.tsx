import { useListCategoriesQuery } from '../../branches/shared/choices.generated.ts'

/** The names of categories; those that are not known are left out. */
export function CategoryNames({ ids }: { readonly ids: readonly string[] }) {
  const { data } = useListCategoriesQuery()
  const names = ids.flatMap((id) => data?.ownCategories.items.find((category) => category.id === id)?.name ?? [])
  return names.join(', ')
}
