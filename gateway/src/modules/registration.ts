import type { authEndpoints } from '@callout/contracts/auth/endpoints'
import { socialProvider } from '@callout/contracts/auth/schemas'
import { DEFAULT_CURRENCY, DEFAULT_LANGUAGE, DEVICE_TYPE_WEB } from '@callout/contracts/constants'
import { wireTimeZone } from '@callout/contracts/time'
import { defaultMessages } from '../rest/errors.ts'
import type { RegisterInput, ResolversTypes, SocialLoginInput } from '../generated/resolvers.ts'
import type { RestOutcome } from '../rest/types.ts'

const withoutNullish = <T extends object>(given: T): T =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== undefined)) as T

const fixedFields = { deviceType: DEVICE_TYPE_WEB, isUnlimitedActivated: true }

type OtpAnswer = Pick<Extract<RestOutcome<typeof authEndpoints.signIn>, { code: 401 }>, 'message' | 'data'>

export const verificationPending = ({ message, data }: OtpAnswer) => ({
  __typename: 'VerificationPending' as const,
  token: data?.user?.authenticationToken,
  user: data?.user,
  message,
})

/** Spec §3 "Registration payload": hidden fields are sent empty. */
export const registrationPayload = ({ attribution, timezone, ...typed }: RegisterInput) => ({
  email: typed.email,
  password: typed.password,
  firstName: typed.firstName ?? '',
  lastName: typed.lastName ?? '',
  phone: typed.phone ?? '',
  phoneCountryCode: typed.phoneCountryCode ?? '',
  website: typed.website ?? '',
  languageCode: DEFAULT_LANGUAGE,
  currencyCode: DEFAULT_CURRENCY,
  dateFormat: '',
  timezone: wireTimeZone(timezone),
  ...fixedFields,
  ...attribution,
})

/** Spec §3 "Social login payload": names and email are always sent, except with Apple, where they are sent only if provided. */
export const socialLoginPayload = ({ attribution, timezone, ...identity }: SocialLoginInput) => ({
  ...(identity.provider !== socialProvider.APPLE.code && { firstName: '', lastName: '', email: '' }),
  ...withoutNullish(identity),
  timezone: timezone && wireTimeZone(timezone),
  ...fixedFields,
  ...attribution,
})

export function registrationResult(answer: RestOutcome<typeof authEndpoints.register>): Awaited<ResolversTypes['RegistrationResult']> {
  if (answer.code === 401) return verificationPending(answer)
  const { data, message } = answer
  return { __typename: 'Registered', token: data?.user.authenticationToken, user: data?.user, isNewUser: data?.isNewUser, message }
}

/** A social login can fail with a message although the user is known. */
export function socialLoginResult(answer: RestOutcome<typeof authEndpoints.socialLogin>): Awaited<ResolversTypes['RegistrationResult']> {
  if (answer.code !== 'failed') return registrationResult(answer)
  const { user } = answer.data
  return { __typename: 'SocialLoginFailed', token: user.authenticationToken, user, message: answer.message || defaultMessages.REFUSED }
}
