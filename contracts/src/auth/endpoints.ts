import type { Endpoint } from '../wire/endpoint.ts'
import { z } from '../wire/zod.ts'
import {
  FailedSocialLoginData,
  ForgotPasswordData,
  ForgotPasswordForm,
  PendingSignInData,
  RegistrationBody,
  RegistrationData,
  ResendData,
  SetPasswordBody,
  SetPasswordData,
  SignInBody,
  SignInData,
  SocialLoginBody,
  UnknownEmailData,
  VerifyData,
  VerifyForm,
} from './schemas.ts'

export const authEndpoints = {
  signIn: {
    method: 'POST',
    path: '/users/sign_in',
    input: SignInBody,
    data: SignInData,
    outcomes: { 204: UnknownEmailData, 401: PendingSignInData },
    needsData: true,
    access: 'public',
    origin: 'documented',
  },
  /** 401: the email has an unverified account and the password is right. */
  register: {
    method: 'POST',
    path: '/users',
    input: RegistrationBody,
    data: RegistrationData,
    outcomes: { 401: PendingSignInData },
    access: 'public',
    origin: 'documented',
  },
  socialLogin: {
    method: 'POST',
    path: '/registrations/social_login',
    input: SocialLoginBody,
    data: RegistrationData,
    outcomes: { 401: PendingSignInData, failed: FailedSocialLoginData },
    needsData: true,
    access: 'public',
    origin: 'documented',
  },
  verifyUser: { method: 'POST', path: '/users/verify_user', input: VerifyForm, data: VerifyData, access: 'pending', origin: 'documented' },
  resendOtp: { method: 'POST', path: '/users/resend_otp', input: z.object({}), data: ResendData, access: 'pending', origin: 'documented' },
  /** The spec leaves open whether this is PUT or POST. */
  forgotPassword: {
    method: 'POST',
    path: '/users/password',
    input: ForgotPasswordForm,
    data: ForgotPasswordData,
    access: 'public',
    origin: 'inferred',
  },
  setPassword: {
    method: 'PUT',
    path: '/users/password',
    input: SetPasswordBody,
    data: SetPasswordData,
    access: 'public',
    origin: 'inferred',
  },
} as const satisfies Record<string, Endpoint>
