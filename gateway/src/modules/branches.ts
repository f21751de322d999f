import { branchEndpoints } from '@callout/contracts/branches/endpoints'
import type { Resolvers } from '../generated/resolvers.ts'
import { listOf } from '../lists/listOf.ts'

export const branches = {
  Query: {
    branches: listOf(branchEndpoints.listBranches, 'branches'),
  },
} satisfies Resolvers
