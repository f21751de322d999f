import { taxEndpoints } from '@callout/contracts/taxes/endpoints'
import type { Resolvers } from '../generated/resolvers.ts'
import { pageOf } from '../page.ts'

export const taxes = {
  Query: {
    taxes: async (_, input, { rest }) => {
      const { taxes: items, pagination } = await rest(taxEndpoints.listTaxes, input)
      return pageOf(items, pagination)
    },
  },
} satisfies Resolvers
