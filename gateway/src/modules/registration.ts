import type { authEndpoints } from '@callout/contracts/auth/endpoints'
import { socialProvider } from '@callout/contracts/auth/schemas'
import { DEFAULT_CURRENCY, DEFAULT_LANGUAGE, DEVICE_TYPE_WEB } from '@callout/contracts/constants'
import { wireTimeZone } from '@callout/contracts/time'
import { defaultMessages } from '../errors.ts'
import type { RegisterInput, ResolversTypes, SocialLoginInput } from '../generated/resolvers.ts'
import type { RestOutcome } from '../rest/types.ts'
import { verificationPending } from './verificationPending.ts'

/** What was given, without what was not. */
const known = <T extends object>(given: T): T =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== undefined)) as T

/** What a browser does not choose. */
const ofEveryAccount = { deviceType: DEVICE_TYPE_WEB, isUnlimitedActivated: true }

/** Spec §3 "Registration payload": fields that the shown layout hides are sent empty. */
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
  ...ofEveryAccount,
  ...attribution,
})

/** Spec §3 "Social login payload": names and email are always sent, but with Apple only where it has told them. */
export const socialLoginPayload = ({ attribution, timezone, ...identity }: SocialLoginInput) => ({
  ...(identity.provider !== socialProvider.APPLE.code && { firstName: '', lastName: '', email: '' }),
  ...known(identity),
  timezone: timezone && wireTimeZone(timezone),
  ...ofEveryAccount,
  ...attribution,
})

/** Each response code is a member of the union. */
export function registrationResult(answer: RestOutcome<typeof authEndpoints.register>): Awaited<ResolversTypes['RegistrationResult']> {
  if (answer.code === 401) return verificationPending(answer)
  const { data, message } = answer
  return { __typename: 'Registered', token: data?.user.authenticationToken, user: data?.user, isNewUser: data?.isNewUser, message }
}

/** The same of a social login, which fails with a message where the user is known all the same. */
export function socialLoginResult(answer: RestOutcome<typeof authEndpoints.socialLogin>): Awaited<ResolversTypes['RegistrationResult']> {
  if (answer.code !== 'failed') return registrationResult(answer)
  const { user } = answer.data
  return { __typename: 'SocialLoginFailed', token: user.authenticationToken, user, message: answer.message || defaultMessages.REFUSED }
}
