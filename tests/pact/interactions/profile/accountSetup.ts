import { profileEndpoints } from '@callout/contracts/profile/endpoints'
import { updatedProfile } from '@callout/contracts/profile/samples'
import { type Interaction, ok, refused, refusedWith, shows } from '../../interaction.ts'
import { noCategory, offeredCategories, PENDING_TOKEN, pendingSignedIn } from '../../states.ts'
import { adminShown, newcomerShown, unreadOfUser, USER } from './users.ts'

const place = { address: '12 Lake Street, Chicago, IL 60601', street1: '12 Lake Street', city: 'Chicago' }
const region = { province: 'Illinois', country: 'United States', latitude: 41.88, longitude: -87.63 }

const settingUp = (variables: object, sent: object, selection: string): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: profileEndpoints.updateProfile,
  operation: {
    query: `mutation UpdateProfile($input: UpdateProfileInput!) { updateProfile(input: $input) { ${selection} } }`,
    variables: { input: { ...place, ...region, ...variables } },
    token: PENDING_TOKEN,
  },
  sends: { path: '/users/update_profile', body: { ...place, ...region, ...sent } },
})

const company = updatedProfile.user

export const accountSetupInteractions: readonly Interaction[] = [
  {
    name: 'setting up the account of a company',
    given: [pendingSignedIn, offeredCategories],
    ...settingUp(
      {
        name: 'Brighter Home Services',
        roleType: 'COMPANY',
        userCategoryIds: ['3', '5'],
        companySize: '6-10',
        suiteNo: '4B',
        street2: 'Loop',
        zipcode: '60601',
        website: 'https://bright-home.test',
        phoneCountryCode: '1',
        phone: '5550100',
        alternatePhoneCountryCode: '44',
        alternateNo: '5550101',
      },
      {
        name: 'Brighter Home Services',
        company_name: 'Brighter Home Services',
        individual_name: '',
        role_type: 'company',
        user_category_ids: '3,5',
        company_size: '6-10',
        suite_no: '4B',
        street2: 'Loop',
        zipcode: '60601',
        website: 'https://bright-home.test',
        phone_country_code: '1',
        phone: '5550100',
        alternate_phone_country_code: '44',
        alternate_no: '5550101',
      },
      `message user { ${USER} }`,
    ),
    reply: ok({
      user: {
        ...company,
        is_verfied: false,
        is_verification_required: true,
        subscription_details: { ...company.subscription_details, purchase_sku_name: null },
      },
    }),
    readsMessage: true,
    unread: [...unreadOfUser, 'user_profile_details.role_type'],
    answer: shows({
      updateProfile: {
        message: 'Success',
        user: {
          ...adminShown,
          id: '1',
          userType: 'COMPANY',
          firstName: 'Olivia',
          lastName: 'Owens',
          name: 'Brighter Home Services',
          email: 'owner@demo.test',
          isVerified: false,
          isVerificationRequired: true,
          userProfileDetails: { ...adminShown.userProfileDetails, authorities: [], organizationName: 'Brighter Home Services' },
          subscriptionDetails: {
            ...newcomerShown.subscriptionDetails,
            remainingDays: 5,
            nextBillingTimestamp: 1795824000,
          },
        },
      },
    }),
  },
  {
    name: 'setting up the account of an individual provider',
    given: [pendingSignedIn, offeredCategories],
    ...settingUp(
      { name: 'Nora Newman', roleType: 'INDIVIDUAL', userCategoryIds: ['3'] },
      { name: 'Nora Newman', company_name: '', individual_name: 'Nora Newman', role_type: 'individual', user_category_ids: '3' },
      'user { id email userType }',
    ),
    reply: ok({ user: { id: 90, email: 'nora@new.test', user_type: 'individual' } }),
    answer: shows({ updateProfile: { user: { id: '90', email: 'nora@new.test', userType: 'INDIVIDUAL' } } }),
  },
  {
    name: 'setting up an account with a trade that does not exist',
    given: [pendingSignedIn, noCategory(77)],
    ...settingUp(
      { name: 'Nora Newman', roleType: 'INDIVIDUAL', userCategoryIds: ['77'] },
      { name: 'Nora Newman', company_name: '', individual_name: 'Nora Newman', role_type: 'individual', user_category_ids: '77' },
      'user { id }',
    ),
    reply: refused(422, 'This category doesn’t exist.', {
      errors: [{ field: 'user_category_ids', message: 'This category doesn’t exist.' }],
    }),
    answer: refusedWith('INVALID', 422, 'This category doesn’t exist.', {
      fields: [{ field: 'userCategoryIds', message: 'This category doesn’t exist.' }],
    }),
  },
]
