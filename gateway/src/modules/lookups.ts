import { lookupEndpoints } from '@callout/contracts/lookups/endpoints'
import type { Resolvers } from '../generated/resolvers.ts'

export const lookups = {
  Query: {
    cancelReasons: (_, __, { rest }) => rest(lookupEndpoints.listCancelReasons, {}),
  },
} satisfies Resolvers
