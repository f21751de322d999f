import { branchEndpoints } from '@callout/contracts/branches/endpoints'
import type { Resolvers } from '../generated/resolvers.ts'
import { pageOf } from '../page.ts'

export const branches = {
  Query: {
    branches: async (_, input, { rest }) => {
      const { branches: items, pagination } = await rest(branchEndpoints.listBranches, input)
      return pageOf(items, pagination)
    },
  },
} satisfies Resolvers
