import { catalogueEndpoints } from '@callout/contracts/catalogue/endpoints'
import type { Resolvers } from '../generated/resolvers.ts'
import { pageOf } from '../page.ts'

export const catalogue = {
  Query: {
    categories: (_, { search }, { rest }) => rest(catalogueEndpoints.listCategories, { isWebRequest: true, search }),
    ownCategories: async (_, input, { rest }) => {
      const { categories, pagination } = await rest(catalogueEndpoints.listOwnCategories, input)
      return pageOf(categories, pagination)
    },
    services: async (_, { input }, { rest }) => {
      const { services, pagination } = await rest(catalogueEndpoints.listServices, input ?? {})
      return pageOf(services, pagination)
    },
  },
} satisfies Resolvers
