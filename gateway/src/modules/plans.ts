import { planEndpoints } from '@callout/contracts/plans/endpoints'
import type { Resolvers } from '../generated/resolvers.ts'

export const plans = {
  Query: {
    plans: (_, input, { rest }) => rest(planEndpoints.listPlans, input),
  },
  Plan: {
    // Told as null there is no limit; not told at all nobody knows.
    isStaffUnlimited: ({ staffLimit }) => (staffLimit === undefined ? null : staffLimit === null),
  },
} satisfies Resolvers
