import { formEndpoints } from '@callout/contracts/forms/endpoints'
import type { Resolvers } from '../generated/resolvers.ts'
import { pageOf } from '../page.ts'

export const forms = {
  Query: {
    forms: async (_, input, { rest }) => {
      const { forms: items, pagination } = await rest(formEndpoints.listForms, input)
      return pageOf(items, pagination)
    },
  },
} satisfies Resolvers
