import type { Endpoint } from '../endpoint.ts'
import { PendingSignInData, SignInBody, SignInData, UnknownEmailData } from './schemas.ts'

/** Spec §7 "Authentication and user". */
export const authEndpoints = {
  signIn: {
    method: 'POST',
    path: '/users/sign_in',
    input: SignInBody,
    data: SignInData,
    outcomes: { 204: UnknownEmailData, 401: PendingSignInData },
    access: 'public',
    origin: 'documented',
  },
} as const satisfies Record<string, Endpoint>
