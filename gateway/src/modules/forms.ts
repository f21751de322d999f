import { formEndpoints } from '@callout/contracts/forms/endpoints'
import type { Resolvers } from '../generated/resolvers.ts'
import { listOf } from '../lists/listOf.ts'

export const forms = {
  Query: {
    forms: listOf(formEndpoints.listForms, 'forms'),
  },
} satisfies Resolvers
