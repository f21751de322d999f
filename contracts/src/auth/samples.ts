import { owner } from '../profile/samples.ts'
import type { z } from '../wire/zod.ts'
import type {
  ForgotPasswordData,
  PendingSignInData,
  RegistrationData,
  ResendData,
  SetPasswordData,
  SignInData,
  VerifyData,
} from './schemas.ts'

export const signedIn = { user: { ...owner, authentication_token: 'session-token-1' } } as const satisfies z.input<typeof SignInData>

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

const newcomer = {
  id: 90,
  user_type: null,
  branch_id: null,
  first_name: '',
  last_name: '',
  name: '',
  email: 'nora@new.test',
  date_format: '',
  time_format: 0,
  currency_code: 'USD',
  registration_date: 1795219200,
  user_profile_details: null,
  subscription_details: {
    subscription_id: 70,
    purchase_sku_name: null,
    user_purchase_sku: 'free_trial',
    free_trail_days: 7,
    remaining_days: 7,
    next_billing_timestamp: null,
    app_free_trial_days: 7,
  },
  language_code: 'en',
  timezone: 'Asia/Kolkata',
  avatar_url: null,
} as const

export const registered = {
  user: { ...newcomer, authentication_token: 'pending-token-90', is_verfied: false, is_verification_required: true },
  is_new_user: true,
} as const satisfies z.input<typeof RegistrationData>

export const socialNewcomer = {
  user: {
    ...newcomer,
    first_name: 'Nora',
    last_name: 'Newman',
    name: 'Nora Newman',
    authentication_token: 'session-token-90',
    is_verfied: true,
    is_verification_required: false,
  },
  is_new_user: true,
} as const satisfies z.input<typeof RegistrationData>

export const socialReturning = { user: signedIn.user, is_new_user: false } as const satisfies z.input<typeof RegistrationData>

export const verified = {
  user: { ...newcomer, authentication_token: 'session-token-91', is_verfied: true, is_verification_required: false },
} as const satisfies z.input<typeof VerifyData>

export const codeSent = { resend_after: 300 } as const satisfies z.input<typeof ResendData>

export const resetLinkSent = { sent: true } as const satisfies z.input<typeof ForgotPasswordData>

export const passwordSet = { user: { ...owner, authentication_token: 'session-token-2' } } as const satisfies z.input<
  typeof SetPasswordData
>
