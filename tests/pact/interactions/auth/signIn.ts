import { authEndpoints } from '@callout/contracts/auth/endpoints'
import { pendingSignIn, signedIn } from '@callout/contracts/auth/samples'
import { type Interaction, ok, refused, refusedWith, shows } from '../../interaction.ts'
import { canSignIn, isUnknown, isUnverified, PASSWORD } from '../../states.ts'
import { admin, adminShown, unreadOfUser, USER } from '../profile/users.ts'

const query = `mutation SignIn($input: SignInInput!) {
  signIn(input: $input) {
    __typename
    ... on SignedIn { token message user { ${USER} } }
    ... on VerificationPending { pendingToken: token notice: message newcomer: user { ${USER} } }
    ... on UnknownEmail { notice: message }
  }
}`

const signIn = (email: string, password = PASSWORD): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: authEndpoints.signIn,
  operation: { query, variables: { input: { email, password } } },
  sends: { path: '/users/sign_in', body: { email, password, device_type: 2 } },
})

const newcomer = {
  ...pendingSignIn.user,
  user_profile_details: null,
  subscription_details: { ...admin.subscription_details, purchase_sku_name: null, user_purchase_sku: 'free_trial', free_trail_days: 7 },
}

export const authInteractions: readonly Interaction[] = [
  {
    name: 'signing in with the right password',
    given: [canSignIn('admin@demo.test')],
    ...signIn('admin@demo.test'),
    reply: ok(
      { user: { ...admin, authentication_token: signedIn.user.authentication_token } },
      'Welcome !!! You have Successfully log in !!!',
    ),
    readsMessage: true,
    unread: unreadOfUser,
    answer: shows({
      signIn: {
        __typename: 'SignedIn',
        token: 'session-token-1',
        message: 'Welcome !!! You have Successfully log in !!!',
        user: adminShown,
      },
    }),
  },
  {
    name: 'signing in before the email address is verified',
    given: [isUnverified('unverified@demo.test')],
    ...signIn('unverified@demo.test'),
    reply: refused(401, 'Need to Confirm your Account with OTP', { user: newcomer }),
    unread: unreadOfUser,
    answer: shows({
      signIn: {
        __typename: 'VerificationPending',
        pendingToken: 'pending-token-6',
        notice: 'Need to Confirm your Account with OTP',
        newcomer: {
          ...adminShown,
          id: '6',
          userType: 'COMPANY',
          firstName: 'Olivia',
          lastName: 'Owens',
          name: 'Olivia Owens',
          email: 'unverified@demo.test',
          isVerified: false,
          isVerificationRequired: true,
          userProfileDetails: null,
          subscriptionDetails: {
            ...adminShown.subscriptionDetails,
            status: 'TRIALING',
            purchaseSkuName: null,
            userPurchaseSku: 'free_trial',
            freeTrialDays: 7,
          },
        },
      },
    }),
  },
  {
    name: 'signing in with an email address that nobody has',
    given: [isUnknown('nobody@demo.test')],
    ...signIn('nobody@demo.test'),
    reply: refused(204, 'No account has this email address.'),
    answer: shows({ signIn: { __typename: 'UnknownEmail', notice: 'No account has this email address.' } }),
  },
  {
    name: 'signing in with a wrong password',
    given: [canSignIn('admin@demo.test')],
    ...signIn('admin@demo.test', 'demo12345'),
    reply: refused(422, 'This password is wrong.', { errors: [{ field: 'password', message: 'This password is wrong.' }] }),
    answer: refusedWith('INVALID', 422, 'This password is wrong.', { fields: [{ field: 'password', message: 'This password is wrong.' }] }),
  },
]
