import { owner } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { startSocialSignIn } from '../social/pendingSignIn.ts'

/** A user with a complete, verified account. */
export const complete = { ...owner, isVerified: true, isVerificationRequired: false }
/** Successful social login. */
export const registered = (user: object, isNewUser = false) => ({
  SocialLogin: { socialLogin: { __typename: 'Registered', token: 'social-token', isNewUser, message: 'Welcome', user } },
  Me: { me: owner },
})
/** Answered with the OTP message. */
export const pending = (user: object | null) => ({
  SocialLogin: { socialLogin: { __typename: 'VerificationPending', token: 'pending', pendingMessage: 'Confirm', pendingUser: user } },
})

/** Fails, but the backend returns the user. */
export const failed = (user: object) => ({
  SocialLogin: { socialLogin: { __typename: 'SocialLoginFailed', token: 'pending', failure: 'Not today.', failedUser: user } },
})

/** A sign-in at a provider that was started in this window. */
export const started = (part: Partial<Parameters<typeof startSocialSignIn>[0]> = {}) =>
  startSocialSignIn({ provider: 'GOOGLE', from: '/login', requested: null, ...part })

/** Returns from Google with those values and the pending sign-in's state in the fragment. */
export function returnFromGoogle(values: Record<string, string>, part?: Partial<Parameters<typeof startSocialSignIn>[0]>) {
  const { state } = started(part)
  return renderAt(`/party-return#${new URLSearchParams({ state, ...values })}`)
}
