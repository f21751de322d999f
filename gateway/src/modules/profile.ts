import { subscriptionStatus, subscriptionStatusOf } from '@callout/contracts/plans/subscriptionStatus'
import { profileEndpoints } from '@callout/contracts/profile/endpoints'
import { roleType } from '@callout/contracts/profile/schemas'
import { wireTimeZone } from '@callout/contracts/time'
import { named } from '../rest/fullName.ts'
import type { Resolvers, UpdateProfileInput } from '../generated/resolvers.ts'
import { getList } from '../lists/listOf.ts'
import type { SubscriptionSource } from '../schema/sources.ts'

/** Spec §3 "Account setup / profile update payload": the name is repeated in the field of its role, unknown locations are ''. */
const accountSetup = ({ userCategoryIds, ...typed }: UpdateProfileInput) => ({
  ...typed,
  latitude: typed.latitude ?? ('' as const),
  longitude: typed.longitude ?? ('' as const),
  userCategoryIds: userCategoryIds.join(','),
  companyName: typed.roleType === roleType.COMPANY.code ? typed.name : '',
  individualName: typed.roleType === roleType.INDIVIDUAL.code ? typed.name : '',
})

const MS = 1000
const isDigits = (text: string): boolean => /^\d+$/.test(text)

/** Parses a number, digits or an ISO date; otherwise null. */
function instantOf(sent: number | string | null | undefined): number | null {
  if (sent === null || sent === undefined || sent === '') return null
  const instant = typeof sent === 'string' && !isDigits(sent) ? Math.floor(Date.parse(sent) / MS) : Number(sent)
  return Number.isSafeInteger(instant) ? instant : null
}

/** Spec §4 "Subscription status", as its wire code. */
export const getStatus = ({ userPurchaseSku, purchaseSkuName, freeTrialDays, remainingDays }: SubscriptionSource) =>
  subscriptionStatus[
    subscriptionStatusOf({
      user_purchase_sku: userPurchaseSku,
      purchase_sku_name: purchaseSkuName,
      free_trail_days: freeTrialDays,
      remaining_days: remainingDays,
    })
  ].code

export const profile = {
  Query: {
    me: async (_, __, { rest }) => ({ ...(await rest(profileEndpoints.getProfile, {})).user, isSignedIn: true }),
    generalData: (_, __, { rest }) => rest(profileEndpoints.getGeneralData, {}),
    teamMembers: getList(profileEndpoints.listTeamMembers, 'teamMembers', named),
  },
  Mutation: {
    updateProfile: async (_, { input }, { rest }) => {
      const { data, message } = await rest.outcome(profileEndpoints.updateProfile, accountSetup(input))
      return { user: data?.user, message }
    },
    updateOwnProfile: async (_, { input }, { rest }) => {
      const { data, message } = await rest.outcome(profileEndpoints.updateOwnProfile, input)
      return { user: data?.user, message }
    },
    updateGeneralData: (_, { input }, { rest }) =>
      rest(profileEndpoints.updateGeneralData, { ...input, timezone: input.timezone && wireTimeZone(input.timezone) }),
    updateSetup: (_, { input }, { rest }) => rest(profileEndpoints.updateSetup, input),
    selectStatus: (_, { input }, { rest }) => rest(profileEndpoints.selectStatus, input),
  },
  User: {
    timezone: ({ timezone, isSignedIn }, _, { names }) => timezone ?? (isSignedIn ? names.timeZone() : null),
    registrationDate: ({ registrationDate }) => instantOf(registrationDate),
  },
  SubscriptionDetails: {
    status: getStatus,
  },
} satisfies Resolvers
