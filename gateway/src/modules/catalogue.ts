import { catalogueEndpoints } from '@callout/contracts/catalogue/endpoints'
import type { Resolvers } from '../generated/resolvers.ts'

export const catalogue = {
  Query: {
    categories: (_, { search }, { rest }) => rest(catalogueEndpoints.listCategories, { isWebRequest: true, search }),
  },
} satisfies Resolvers
