import { authEndpoints } from '@callout/contracts/auth/endpoints'
import { pendingSignIn, registered } from '@callout/contracts/auth/samples'
import { type Interaction, ok, refused, refusedWith, shows } from '../../interaction.ts'
import { canSignIn, isUnknown, isUnverified, PASSWORD } from '../../states.ts'
import { newcomerShown, unreadOfUser, USER } from '../profile/users.ts'

/** What a registration and a social login come to. */
export const RESULT = `
  __typename
  ... on Registered { token isNewUser message user { ${USER} } }
  ... on VerificationPending { pendingToken: token notice: message newcomer: user { id email isVerified isVerificationRequired } }
  ... on SocialLoginFailed { failedToken: token failure: message failed: user { id email isVerified isVerificationRequired } }`

const query = `mutation Register($input: RegisterInput!) { register(input: $input) { ${RESULT} } }`

/** Where the visitor came from, as variables and as the body that they become. */
export const attribution = {
  uCname: 'autumn',
  uReferrerUrl: 'https://search.test/?q=callout',
  uSource: 'search',
  uMedium: 'cpc',
  uInitialReferrer: 'https://search.test/',
  uReferringDomain: 'search.test',
}
export const attributionSent = {
  u_cname: 'autumn',
  u_referrer_url: 'https://search.test/?q=callout',
  u_source: 'search',
  u_medium: 'cpc',
  u_initial_referrer: 'https://search.test/',
  u_referring_domain: 'search.test',
}

const registering = (email: string, variables = {}, sent = {}): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: authEndpoints.register,
  operation: { query, variables: { input: { email, password: 'correct horse', timezone: 'Asia/Calcutta', ...variables } } },
  sends: {
    path: '/users',
    body: {
      email,
      password: 'correct horse',
      first_name: '',
      last_name: '',
      phone: '',
      phone_country_code: '',
      website: '',
      language_code: 'en',
      currency_code: 'USD',
      date_format: '',
      timezone: 'Asia/Kolkata',
      device_type: 2,
      is_unlimited_activated: true,
      ...sent,
    },
  },
})

const { id, email, is_verfied, is_verification_required, authentication_token } = pendingSignIn.user
/** What the outcome of a registration and a social login reads of the user of 401. */
export const unverifiedUser = { id, email, is_verfied, is_verification_required, authentication_token }

const TAKEN = 'There is an account with this email address.'

export const registrationInteractions: readonly Interaction[] = [
  {
    name: 'registering',
    given: [isUnknown('nora@new.test')],
    ...registering('nora@new.test', { attribution }, attributionSent),
    reply: ok(registered),
    readsMessage: true,
    unread: unreadOfUser,
    answer: shows({
      register: { __typename: 'Registered', token: 'pending-token-90', isNewUser: true, message: 'Success', user: newcomerShown },
    }),
  },
  {
    name: 'registering again before the email address is verified',
    given: [isUnverified('unverified@demo.test')],
    ...registering(
      'unverified@demo.test',
      { password: PASSWORD, firstName: 'Una', lastName: 'Verify', phone: '5550190', phoneCountryCode: '1', website: 'https://una.test' },
      {
        password: PASSWORD,
        first_name: 'Una',
        last_name: 'Verify',
        phone: '5550190',
        phone_country_code: '1',
        website: 'https://una.test',
      },
    ),
    reply: refused(401, 'Need to Confirm your Account with OTP', { user: unverifiedUser }),
    answer: shows({
      register: {
        __typename: 'VerificationPending',
        pendingToken: 'pending-token-6',
        notice: 'Need to Confirm your Account with OTP',
        newcomer: { id: '6', email: 'unverified@demo.test', isVerified: false, isVerificationRequired: true },
      },
    }),
  },
  {
    name: 'registering with an email address that is taken',
    given: [canSignIn('admin@demo.test')],
    ...registering('admin@demo.test'),
    reply: refused(422, TAKEN, { errors: [{ field: 'email', message: TAKEN }] }),
    answer: refusedWith('INVALID', 422, TAKEN, { fields: [{ field: 'email', message: TAKEN }] }),
  },
]
