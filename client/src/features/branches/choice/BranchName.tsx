import { useListBranchesQuery, ListBranchesDocument } from './choices.generated.ts'
import type { Names } from '../../../components/list/columns.ts'

export function BranchName({ id }: { readonly id: string | null }) {
  const { data } = useListBranchesQuery()
  return data?.branches.items.find((branch) => branch.id === id)?.name ?? null
}

export const branchNames: Names = {
  Name: BranchName,
  load: async (client) => {
    const { data } = await client.query({ query: ListBranchesDocument })
    return new Map(data?.branches.items.map(({ id, name }) => [id, name ?? '']))
  },
}
