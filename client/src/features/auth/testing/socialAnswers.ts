import { owner } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { startSocialSignIn } from '../social/pendingSignIn.ts'

/** Somebody with nothing left to do before the app. */
export const complete = { ...owner, isVerified: true, isVerificationRequired: false }
/** The social login succeeds. */
export const registered = (user: object, isNewUser = false) => ({
  SocialLogin: { socialLogin: { __typename: 'Registered', token: 'social-token', isNewUser, message: 'Welcome', user } },
  Me: { me: owner },
})
/** It is answered with the OTP message. */
export const pending = (user: object | null) => ({
  SocialLogin: { socialLogin: { __typename: 'VerificationPending', token: 'pending', pendingMessage: 'Confirm', pendingUser: user } },
})

/** It fails, and the backend names the user all the same. */
export const failed = (user: object) => ({
  SocialLogin: { socialLogin: { __typename: 'SocialLoginFailed', token: 'pending', failure: 'Not today.', failedUser: user } },
})

/** A sign-in that went to its provider from this window. */
export const started = (place: Partial<Parameters<typeof startSocialSignIn>[0]> = {}) =>
  startSocialSignIn({ provider: 'GOOGLE', from: '/login', wanted: null, ...place })

/** Comes back from Google with those values in the fragment, and the state of the sign-in that was begun. */
export function comeBack(values: Record<string, string>, place?: Partial<Parameters<typeof startSocialSignIn>[0]>) {
  const { state } = started(place)
  return renderAt(`/party-return#${new URLSearchParams({ state, ...values })}`)
}
