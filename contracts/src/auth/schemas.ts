import { catch as withFallback } from 'zod/mini'
import { codeInput } from '../wire/codes.ts'
import { DEFAULT_CURRENCY, DEFAULT_LANGUAGE, DEVICE_TYPE_WEB, OTP_LENGTH, PASSWORD_MIN_LENGTH } from '../constants.ts'
import { messages } from '../text/messages.ts'
import { User } from '../profile/schemas.ts'
import {
  emailText,
  optionalName,
  optionalPhoneText,
  phonesFit,
  phoneText,
  requiredName,
  requiredSecret,
  requiredText,
  websiteText,
} from '../text/rules.ts'
import { Flag, IntegerInput, nullish, z } from '../wire/zod.ts'

export const SignInForm = z.object({ email: emailText(), password: requiredSecret() })
export type SignInForm = z.output<typeof SignInForm>

export const SignInBody = z.extend(SignInForm, { device_type: z._default(IntegerInput, DEVICE_TYPE_WEB) })

/** Spec §4 "Sign-in response handling", 200: the user has the session token. */
export const SignInData = z.object({ user: z.extend(User, { authentication_token: z.string() }) })
export type SignInData = z.output<typeof SignInData>

/** 401 with the OTP message: the user's token, if any, is the pending one. */
export const PendingSignInData = nullish(z.object({ user: nullish(User) }))
/** 204: unknown user. Other data than null are ignored. */
export const UnknownEmailData = withFallback(z.null(), null)

/** A new password. The spec has no minimum length. */
const newPassword = () =>
  z.pipe(
    requiredSecret(),
    z.string().check(z.minLength(PASSWORD_MIN_LENGTH, messages.passwordTooShort), z.maxLength(200, messages.passwordTooLong)),
  )

/** The visible sign-up form: spec §2 hides the names and the phone. */
export const SignUpForm = z.object({ email: emailText(), password: newPassword() })
export type SignUpForm = z.output<typeof SignUpForm>

export const FullSignUpForm = z
  .extend(SignUpForm, {
    first_name: requiredName(),
    last_name: requiredName(),
    phone_country_code: requiredText(),
    phone: phoneText(),
  })
  .check(phonesFit)

const marketing = {
  u_cname: z.optional(z.string()),
  u_referrer_url: z.optional(z.string()),
  u_source: z.optional(z.string()),
  u_medium: z.optional(z.string()),
  u_initial_referrer: z.optional(z.string()),
  u_referring_domain: z.optional(z.string()),
}

export const Attribution = z.object(marketing)
export type Attribution = z.output<typeof Attribution>

const hidden = z._default(z.string(), '')

export const RegistrationBody = z
  .extend(SignUpForm, {
    first_name: z._default(optionalName(), ''),
    last_name: z._default(optionalName(), ''),
    phone: z._default(optionalPhoneText(), ''),
    phone_country_code: hidden,
    website: z._default(websiteText(), ''),
    language_code: z._default(z.string(), DEFAULT_LANGUAGE),
    currency_code: z._default(z.string(), DEFAULT_CURRENCY),
    date_format: hidden,
    timezone: z.string().check(z.minLength(1, messages.required)),
    device_type: z._default(IntegerInput, DEVICE_TYPE_WEB),
    is_unlimited_activated: z._default(Flag, true),
    ...marketing,
  })
  .check(phonesFit)
export type RegistrationBody = z.output<typeof RegistrationBody>

export const RegistrationData = z.object({ user: User, is_new_user: nullish(z.boolean()) })
export type RegistrationData = z.output<typeof RegistrationData>

/** Spec §4: a social login can fail and still include the user. */
export const FailedSocialLoginData = z.object({ user: User })

export const socialProvider = {
  GOOGLE: { code: 'Google', label: 'Google' },
  APPLE: { code: 'Apple', label: 'Apple' },
  FACEBOOK: { code: 'Facebook', label: 'Facebook' },
} as const

/** Spec §3 "Social login payload"; Apple sends `auth_token` instead of `access_code`. */
export const SocialLoginBody = z
  .object({
    provider: codeInput(socialProvider),
    access_code: z.optional(z.string()),
    auth_token: z.optional(z.string()),
    first_name: z.optional(optionalName()),
    last_name: z.optional(optionalName()),
    email: z.optional(z.string()),
    device_type: z._default(IntegerInput, DEVICE_TYPE_WEB),
    is_unlimited_activated: z._default(Flag, true),
    timezone: z.optional(z.string()),
    ...marketing,
  })
  .check(z.refine((body) => Boolean(body.access_code ?? body.auth_token), { error: messages.required, path: ['access_code'] }))
export type SocialLoginBody = z.output<typeof SocialLoginBody>

/** Spec §3 "OTP verify payload". The client rejects an empty code: 'Please type a verification code'. */
export const VerifyForm = z.object({
  user_code: z.pipe(
    z.string({ error: messages.typeCode }).check(
      z.overwrite((code) => code.replace(/\s/g, '')),
      z.minLength(1, messages.typeCode),
    ),
    z.string().check(z.regex(new RegExp(`^\\d{${OTP_LENGTH}}$`), messages.codeHasSixDigits)),
  ),
})
/** Without a token the pending one becomes the session's (spec §4 "OTP"). */
export const VerifyData = z.object({ user: User })

/** `resend_after`: seconds until the next code may be requested. The token of a `user` replaces the pending one (spec §4 "OTP"). */
export const ResendData = nullish(z.object({ resend_after: nullish(z.int()), user: nullish(User) }))

export const ForgotPasswordForm = z.object({ email: emailText() })
/** The reply is the same for unknown emails. */
export const ForgotPasswordData = nullish(z.object({ sent: nullish(z.boolean()) }))

export const passwordsMatch = z.refine<{ password: string; password_confirmation: string }>(
  ({ password, password_confirmation }) => password === password_confirmation,
  { error: messages.passwordsMatch, path: ['password_confirmation'] },
)
export const passwordPair = { password: newPassword(), password_confirmation: requiredSecret() }

export const ResetPasswordForm = z.object(passwordPair).check(passwordsMatch)
export const ChangePasswordForm = z.object({ old_password: requiredSecret(), ...passwordPair }).check(passwordsMatch)
/** The old password of a signed-in user, or a reset token. */
export const SetPasswordBody = z
  .object({ ...passwordPair, old_password: z.optional(z.string()), reset_token: z.optional(z.string()) })
  .check(
    passwordsMatch,
    z.refine((body) => Boolean(body.old_password ?? body.reset_token), { error: messages.required, path: ['old_password'] }),
  )
export const SetPasswordData = nullish(z.object({ user: nullish(User) }))
