import type { Names } from '../../../components/list/columns.ts'
import { BranchName } from './BranchName.tsx'
import { ListBranchesDocument } from './choices.generated.ts'

/** Branches that rows name by their ids. */
export const branchNames: Names = {
  Name: BranchName,
  load: async (client) => {
    const { data } = await client.query({ query: ListBranchesDocument })
    return new Map(data?.branches.items.map(({ id, name }) => [id, name ?? '']))
  },
}
