import { useListBranchesQuery } from './choices.generated.ts'

/** The name of a branch; nothing where it is not known. */
export function BranchName({ id }: { readonly id: string | null }) {
  const { data } = useListBranchesQuery()
  return data?.branches.items.find((branch) => branch.id === id)?.name ?? null
}
