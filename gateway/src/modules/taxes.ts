import { taxEndpoints } from '@callout/contracts/taxes/endpoints'
import type { Resolvers } from '../generated/resolvers.ts'
import { listOf } from '../lists/listOf.ts'

export const taxes = {
  Query: {
    taxes: listOf(taxEndpoints.listTaxes, 'taxes'),
  },
} satisfies Resolvers
