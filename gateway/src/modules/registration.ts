import type { authEndpoints } from '@callout/contracts/auth/endpoints'
import { DEFAULT_CURRENCY, DEFAULT_LANGUAGE, DEVICE_TYPE_WEB } from '@callout/contracts/constants'
import { wireTimeZone } from '@callout/contracts/time'
import type { RegisterInput, ResolversTypes, SocialLoginInput } from '../generated/resolvers.ts'
import type { RestOutcome } from '../rest/types.ts'
import { verificationPending } from './verificationPending.ts'

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

/** Spec §3 "Social login payload". */
export const socialLoginPayload = ({ attribution, timezone, ...identity }: SocialLoginInput) => ({
  ...identity,
  timezone: timezone && wireTimeZone(timezone),
  ...ofEveryAccount,
  ...attribution,
})

/** Of a registration and of a social login: each response code is a member of the union. */
export function registrationResult(answer: RestOutcome<typeof authEndpoints.register>): Awaited<ResolversTypes['RegistrationResult']> {
  if (answer.code === 401) return verificationPending(answer)
  const { user, isNewUser } = answer.data
  return { __typename: 'Registered', token: user.authenticationToken, user, isNewUser, message: answer.message }
}
