import { profileEndpoints } from '@callout/contracts/profile/endpoints'
import { type Interaction, ok, refused, refusedWith, shows } from '../../interaction.ts'
import {
  ENDED_TOKEN,
  EXPIRED_TOKEN,
  PENDING_TOKEN,
  pendingSignedIn,
  sessionEnded,
  signedIn,
  subscriptionEnded,
  TOKEN,
} from '../../states.ts'
import { admin, adminShown, unreadOfUser, USER } from './users.ts'

export const readProfile = (token: string, selection: string): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: profileEndpoints.getProfile,
  operation: { query: `query Me { me { ${selection} } }`, token },
  sends: { path: '/users/user_profile_get' },
})

export const profileInteractions: readonly Interaction[] = [
  {
    name: 'reading the own profile',
    given: [signedIn],
    ...readProfile(TOKEN, USER),
    reply: ok({ user: admin }),
    unread: unreadOfUser,
    answer: shows({ me: adminShown }),
  },
  {
    name: 'reading the own profile after the session has ended',
    given: [sessionEnded],
    ...readProfile(ENDED_TOKEN, 'id'),
    reply: refused(401, 'Your session has ended.'),
    answer: refusedWith('UNAUTHENTICATED', 401, 'Your session has ended.'),
  },
  {
    name: 'reading the own profile before the email address is verified',
    given: [pendingSignedIn],
    ...readProfile(PENDING_TOKEN, 'id'),
    reply: refused(401, 'Need to Confirm your Account with OTP'),
    answer: refusedWith('OTP_REQUIRED', 401, 'Need to Confirm your Account with OTP'),
  },
  {
    name: 'reading the own profile although the subscription has ended',
    given: [subscriptionEnded],
    ...readProfile(EXPIRED_TOKEN, 'id email subscriptionDetails { status userPurchaseSku remainingDays }'),
    reply: ok({
      user: { id: 4, email: 'expired@demo.test', subscription_details: { user_purchase_sku: 'solo_month', remaining_days: 0 } },
    }),
    answer: shows({
      me: {
        id: '4',
        email: 'expired@demo.test',
        subscriptionDetails: { status: 'EXPIRED', userPurchaseSku: 'solo_month', remainingDays: 0 },
      },
    }),
  },
]
