import { authEndpoints } from '@callout/contracts/auth/endpoints'
import { codeSent as codeSentReply, verified } from '@callout/contracts/auth/samples'
import { type Interaction, ok, refused, refusedWith, shows } from '../../interaction.ts'
import { CODE, codeSent, PENDING_TOKEN, pendingSignedIn } from '../../states.ts'
import { newcomerShown, unreadOfUser, USER } from '../profile/users.ts'

const spending = (user_code: string): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: authEndpoints.verifyUser,
  operation: {
    query: `mutation VerifyUser($input: VerifyUserInput!) { verifyUser(input: $input) { token message user { ${USER} } } }`,
    variables: { input: { userCode: user_code } },
    token: PENDING_TOKEN,
  },
  sends: { path: '/users/verify_user', body: { user_code } },
})

const resending: Pick<Interaction, 'row' | 'operation' | 'sends'> = {
  row: authEndpoints.resendOtp,
  operation: { query: 'mutation ResendOtp { resendOtp { resendAfter message } }', token: PENDING_TOKEN },
  sends: { path: '/users/resend_otp', body: {} },
}

const refusedCode = (message: string): Pick<Interaction, 'reply' | 'answer'> => ({
  reply: refused(422, message, { errors: [{ field: 'user_code', message }] }),
  answer: refusedWith('INVALID', 422, message, { fields: [{ field: 'userCode', message }] }),
})

export const verificationInteractions: readonly Interaction[] = [
  {
    name: 'spending the code',
    given: [pendingSignedIn, codeSent(10)],
    ...spending(CODE),
    reply: ok(verified, 'Your email address is verified.'),
    readsMessage: true,
    unread: unreadOfUser,
    answer: shows({
      verifyUser: {
        token: 'session-token-91',
        message: 'Your email address is verified.',
        user: { ...newcomerShown, isVerified: true, isVerificationRequired: false },
      },
    }),
  },
  { name: 'spending a wrong code', given: [pendingSignedIn, codeSent(10)], ...spending('482914'), ...refusedCode('This code is wrong.') },
  { name: 'spending an old code', given: [pendingSignedIn, codeSent(400)], ...spending(CODE), ...refusedCode('This code has expired.') },
  {
    name: 'asking for another code',
    given: [pendingSignedIn, codeSent(300)],
    ...resending,
    reply: ok(codeSentReply, 'A new code is on its way.'),
    readsMessage: true,
    answer: shows({ resendOtp: { resendAfter: 300, message: 'A new code is on its way.' } }),
  },
  {
    name: 'asking for another code too early',
    given: [pendingSignedIn, codeSent(10)],
    ...resending,
    reply: refused(429, 'You can ask for a new code in 290 seconds.'),
    answer: refusedWith('TOO_MANY_REQUESTS', 429, 'You can ask for a new code in 290 seconds.'),
  },
]
