import type { FakeOperation } from '../../../testing/fakeGateway.ts'
import { owner } from '../../../testing/people.ts'

/** A user who has just registered: unverified, without profile. */
export const newcomer = {
  ...owner,
  id: '77',
  email: 'new@demo.test',
  userType: null,
  branchId: null,
  firstName: null,
  lastName: null,
  name: null,
  isVerified: false,
  isVerificationRequired: true,
  userProfileDetails: null,
}

/** The same after account setup. */
export const setUpNewcomer = { ...newcomer, name: 'Bright Home', userProfileDetails: owner.userProfileDetails }
export const verifiedNewcomer = { ...setUpNewcomer, isVerified: true }

const country = (name: string, dialCode: string, code: string) => ({ __typename: 'Country', id: code, name, dialCode, code })
const state = (id: string, name: string) => ({ __typename: 'State', id, name })
const city = (id: string, name: string) => ({ __typename: 'City', id, name })
const category = (id: string, name: string, imageUrl: string | null = null) => ({ __typename: 'Category', id, name, imageUrl })

export const registered = (user: object = newcomer, token = 'pending-token') => ({
  register: { __typename: 'Registered', token, isNewUser: true, message: 'Your account is created', user },
})

/** Responses for a complete sign-up. */
export const signUpAnswers: Record<string, FakeOperation> = {
  Register: registered(),
  IpLocation: { ipLocation: { __typename: 'IpLocation', countryCode: 'GB', dialCode: '44' } },
  Countries: { countries: [country('Austria', '43', 'AT'), country('India', '91', 'IN'), country('United States', '1', 'US')] },
  States: { states: [state('1', 'Oregon'), state('2', 'Texas')] },
  Cities: { cities: [city('1', 'Austin'), city('2', 'Dallas')] },
  ServiceCategories: { categories: [category('3', 'Plumbing', '/plumbing.webp'), category('5', 'Electrical'), category('8', 'HVAC')] },
  UpdateProfile: { updateProfile: { __typename: 'ProfileUpdated', message: 'Your account is set up', user: setUpNewcomer } },
  ResendOtp: { resendOtp: { __typename: 'CodeSent', resendAfter: 300, message: 'A code is on its way', token: null, user: null } },
  VerifyUser: { verifyUser: { __typename: 'SignedIn', token: 'real-token', message: 'Welcome', user: verifiedNewcomer } },
  VerifiedProfile: { me: verifiedNewcomer },
  Me: { me: owner },
}
