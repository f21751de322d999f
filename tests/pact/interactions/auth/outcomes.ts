import { authEndpoints } from '@callout/contracts/auth/endpoints'
import { type Interaction, interactionNamed, ok, refused, refusedWith, shows } from '../../interaction.ts'
import { passwordInteractions } from './passwords.ts'
import { registrationInteractions, unverifiedUser } from './registration.ts'
import { verificationInteractions } from './verification.ts'

const registering = interactionNamed(registrationInteractions, 'registering')
const changing = interactionNamed(passwordInteractions, 'changing the password')
const resetting = interactionNamed(passwordInteractions, 'choosing a password by a reset link')
const spending = interactionNamed(verificationInteractions, 'spending the code')
const resending = interactionNamed(verificationInteractions, 'asking for another code')

const signingIn = (email: string, password: string): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: authEndpoints.signIn,
  operation: {
    query: `mutation SignIn($input: SignInInput!) {
      signIn(input: $input) {
        __typename
        ... on SignedIn { token user { id email } }
        ... on VerificationPending {
          notice: message
          pendingToken: token
          newcomer: user { id email isVerified isVerificationRequired }
        }
      }
    }`,
    variables: { input: { email, password } },
  },
  sends: { path: '/users/sign_in', body: { email, password, device_type: 2 } },
})

const entered = (id: number, email: string): Pick<Interaction, 'reply' | 'answer' | 'pinned'> => ({
  reply: ok({ user: { id, email, authentication_token: 'session-token-1' } }),
  pinned: ['user.email'],
  answer: shows({ signIn: { __typename: 'SignedIn', token: 'session-token-1', user: { id: String(id), email } } }),
})

const [NOT_VALID, TOO_SOON] = ['This reset link is not valid any more.', 'You can ask for a new code in 300 seconds.']

/** What is so after an account, a password or a code was given. */
export const authOutcomeInteractions: readonly Interaction[] = [
  {
    name: 'signing in after registering',
    given: registering.given,
    after: [registering],
    ...signingIn('nora@new.test', 'correct horse'),
    reply: refused(401, 'Need to Confirm your Account with OTP', { user: { ...unverifiedUser, email: 'nora@new.test' } }),
    pinned: ['user.email'],
    answer: shows({
      signIn: {
        __typename: 'VerificationPending',
        notice: 'Need to Confirm your Account with OTP',
        pendingToken: 'pending-token-6',
        newcomer: { id: '6', email: 'nora@new.test', isVerified: false, isVerificationRequired: true },
      },
    }),
  },
  {
    name: 'signing in with the new password',
    given: changing.given,
    after: [changing],
    ...signingIn('admin@demo.test', 'correct horse'),
    ...entered(11, 'admin@demo.test'),
  },
  {
    ...resetting,
    name: 'choosing a password twice by one reset link',
    after: [resetting],
    readsMessage: true,
    unread: [],
    reply: refused(422, NOT_VALID, { errors: [{ field: 'reset_token', message: NOT_VALID }] }),
    answer: refusedWith('INVALID', 422, NOT_VALID, { fields: [{ field: 'resetToken', message: NOT_VALID }] }),
  },
  {
    name: 'signing in after the email address was verified',
    given: spending.given,
    after: [spending],
    ...signingIn('unverified@demo.test', 'demo1234'),
    ...entered(6, 'unverified@demo.test'),
  },
  {
    ...resending,
    name: 'asking for another code twice',
    after: [resending],
    reply: refused(429, TOO_SOON),
    answer: refusedWith('TOO_MANY_REQUESTS', 429, TOO_SOON),
  },
]
