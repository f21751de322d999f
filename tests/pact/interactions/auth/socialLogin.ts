import { authEndpoints } from '@callout/contracts/auth/endpoints'
import { signedIn, socialNewcomer } from '@callout/contracts/auth/samples'
import { type Interaction, ok, refused, refusedWith, shows } from '../../interaction.ts'
import { isUnknown, knownIdentity, newIdentity, unfinishedIdentity, unknownIdentity, unverifiedIdentity } from '../../states.ts'
import { attribution, attributionSent, RESULT, unverifiedUser } from './registration.ts'
import { admin, adminShown, newcomerShown, unreadOfUser } from '../profile/users.ts'

const query = `mutation SocialLogin($input: SocialLoginInput!) { socialLogin(input: $input) { ${RESULT} } }`

const entering = (variables: object, sent: object): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: authEndpoints.socialLogin,
  operation: { query, variables: { input: { timezone: 'Asia/Calcutta', ...variables } } },
  sends: {
    path: '/registrations/social_login',
    body: { timezone: 'Asia/Kolkata', device_type: 2, is_unlimited_activated: true, ...sent },
  },
})
const withGoogle = (code: string): Pick<Interaction, 'row' | 'operation' | 'sends'> =>
  entering({ provider: 'GOOGLE', accessCode: code }, { provider: 'Google', access_code: code, first_name: '', last_name: '', email: '' })

const SPENT = 'This sign-in with Google is not valid any more.'

export const socialLoginInteractions: readonly Interaction[] = [
  {
    name: 'signing in with Google',
    given: [knownIdentity('google-code-1')],
    ...withGoogle('google-code-1'),
    reply: ok({ user: { ...admin, authentication_token: signedIn.user.authentication_token }, is_new_user: false }),
    readsMessage: true,
    unread: unreadOfUser,
    answer: shows({
      socialLogin: { __typename: 'Registered', token: 'session-token-1', isNewUser: false, message: 'Success', user: adminShown },
    }),
  },
  {
    name: 'registering with Apple',
    given: [isUnknown('nora@new.test'), newIdentity('apple-token-1')],
    ...entering(
      { provider: 'APPLE', authToken: 'apple-token-1', firstName: 'Nora', lastName: 'Newman', email: 'nora@new.test', attribution },
      {
        provider: 'Apple',
        auth_token: 'apple-token-1',
        first_name: 'Nora',
        last_name: 'Newman',
        email: 'nora@new.test',
        ...attributionSent,
      },
    ),
    reply: ok(socialNewcomer),
    readsMessage: true,
    unread: unreadOfUser,
    answer: shows({
      socialLogin: {
        __typename: 'Registered',
        token: 'session-token-90',
        isNewUser: true,
        message: 'Success',
        user: {
          ...newcomerShown,
          firstName: 'Nora',
          lastName: 'Newman',
          name: 'Nora Newman',
          isVerified: true,
          isVerificationRequired: false,
        },
      },
    }),
  },
  {
    name: 'signing in with Google before the email address is verified',
    given: [unverifiedIdentity('google-code-2')],
    ...withGoogle('google-code-2'),
    reply: refused(401, 'Need to Confirm your Account with OTP', {
      user: unverifiedUser,
    }),
    answer: shows({
      socialLogin: {
        __typename: 'VerificationPending',
        pendingToken: 'pending-token-6',
        notice: 'Need to Confirm your Account with OTP',
        newcomer: { id: '6', email: 'unverified@demo.test', isVerified: false, isVerificationRequired: true },
      },
    }),
  },
  {
    name: 'signing in with Google before the sign-up was finished',
    given: [unfinishedIdentity('google-code-4')],
    ...withGoogle('google-code-4'),
    reply: refused(403, 'Please finish signing up.', {
      user: {
        id: 91,
        email: 'unfinished@demo.test',
        authentication_token: 'session-token-91',
        is_verfied: true,
        is_verification_required: false,
      },
    }),
    answer: shows({
      socialLogin: {
        __typename: 'SocialLoginFailed',
        failedToken: 'session-token-91',
        failure: 'Please finish signing up.',
        failed: { id: '91', email: 'unfinished@demo.test', isVerified: true, isVerificationRequired: false },
      },
    }),
  },
  {
    name: 'signing in with a code that Google did not give',
    given: [unknownIdentity('google-code-3')],
    ...withGoogle('google-code-3'),
    reply: refused(422, SPENT, { errors: [{ field: 'access_code', message: SPENT }] }),
    answer: refusedWith('INVALID', 422, SPENT, { fields: [{ field: 'accessCode', message: SPENT }] }),
  },
]
