import { settingsEndpoints } from '@callout/contracts/settings/endpoints'
import type { Resolvers } from '../generated/resolvers.ts'

export const settings = {
  Query: {
    companySettings: (_, __, { rest }) => rest(settingsEndpoints.getSettings, {}),
  },
} satisfies Resolvers
