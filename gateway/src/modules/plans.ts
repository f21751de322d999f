import { planEndpoints } from '@callout/contracts/plans/endpoints'
import type { Resolvers } from '../generated/resolvers.ts'

export const plans = {
  Query: {
    plans: (_, input, { rest }) => rest(planEndpoints.listPlans, input),
  },
} satisfies Resolvers
