/** Replies of `POST /users/sign_in`, written by hand. */
import { owner } from '../profile/samples.ts'
import type { z } from '../zod.ts'
import type { PendingSignInData, SignInData } from './schemas.ts'

/** 200. */
export const signedIn = { user: { ...owner, authentication_token: 'session-token-1' } } as const satisfies z.input<typeof SignInData>

/** 401 with the OTP message: the token is the pending one. */
export const pendingSignIn = {
  user: {
    ...owner,
    id: 6,
    email: 'unverified@demo.test',
    is_verfied: false,
    is_verification_required: true,
    authentication_token: 'pending-token-6',
  },
} as const satisfies z.input<typeof PendingSignInData>
