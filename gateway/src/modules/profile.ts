import type { Camel } from '@callout/contracts/casing'
import { profileEndpoints } from '@callout/contracts/profile/endpoints'
import type { User } from '@callout/contracts/profile/schemas'
import type { Resolvers } from '../generated/resolvers.ts'

export type UserSource = Camel<User>

export const profile = {
  Query: {
    me: async (_, __, { rest }) => (await rest(profileEndpoints.getProfile, {})).user,
  },
} satisfies Resolvers
