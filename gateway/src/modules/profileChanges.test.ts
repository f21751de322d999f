import { generalData, updatedProfile } from '@callout/contracts/profile/samples'
import { messages } from '@callout/contracts/text/messages'
import { describe, expect, test } from 'vitest'
import { ask, testGateway } from '../testing/testGateway.ts'
import { ok, type Reply, refused } from '../testing/fakeBackend.ts'

const UPDATED = 'message user { id name userType userProfileDetails { organizationName } }'
const shown = {
  message: 'Success',
  user: {
    id: '1',
    name: 'Brighter Home Services',
    userType: 'COMPANY',
    userProfileDetails: { organizationName: 'Brighter Home Services' },
  },
}

describe('setting the account up', () => {
  const mutation = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { ${UPDATED} } }`
  const input = {
    name: 'Brighter Home Services',
    roleType: 'COMPANY',
    userCategoryIds: ['3', '5'],
    address: '12 Lake Street, Chicago, IL 60601',
    street1: '12 Lake Street',
    city: 'Chicago',
    province: 'Illinois',
    country: 'United States',
  }
  const sent = {
    name: 'Brighter Home Services',
    role_type: 'company',
    user_category_ids: '3,5',
    company_name: 'Brighter Home Services',
    individual_name: '',
    address: '12 Lake Street, Chicago, IL 60601',
    street1: '12 Lake Street',
    city: 'Chicago',
    province: 'Illinois',
    country: 'United States',
    latitude: '',
    longitude: '',
  }
  const updateProfile = (reply: Reply, more: Record<string, unknown> = {}) =>
    ask({ updateProfile: reply }, mutation, { input: { ...input, ...more } })

  test('sends a company’s name in the company field and comma-separated categories', async () => {
    const { data, requests } = await updateProfile(ok(updatedProfile))
    expect(requests).toMatchObject([{ method: 'POST', path: '/users/update_profile' }])
    expect(requests[0]?.body).toEqual(sent)
    expect(data).toEqual({ updateProfile: shown })
  })

  test('sends an individual’s name in the individual field and one category as text', async () => {
    const { requests } = await updateProfile(ok(updatedProfile), { name: 'Nora Newman', roleType: 'INDIVIDUAL', userCategoryIds: ['3'] })
    expect(requests[0]?.body).toEqual({
      ...sent,
      name: 'Nora Newman',
      role_type: 'individual',
      user_category_ids: '3',
      company_name: '',
      individual_name: 'Nora Newman',
    })
  })

  test('sends every field', async () => {
    const { requests } = await updateProfile(ok(updatedProfile), {
      companySize: '6-10',
      suiteNo: '4B',
      street2: '',
      zipcode: '60601',
      latitude: 41.88,
      longitude: -87.63,
      website: 'bright-home.test',
      phoneCountryCode: '1',
      phone: '5550100',
      alternatePhoneCountryCode: '91',
      alternateNo: '5550101',
    })
    expect(requests[0]?.body).toEqual({
      ...sent,
      company_size: '6-10',
      suite_no: '4B',
      street2: '',
      zipcode: '60601',
      latitude: 41.88,
      longitude: -87.63,
      website: 'bright-home.test',
      phone_country_code: '1',
      phone: '5550100',
      alternate_phone_country_code: '91',
      alternate_no: '5550101',
    })
  })

  test('works for an unverified user', async () => {
    const { ask: askGateway } = await testGateway({ updateProfile: ok(updatedProfile) })
    const { requests } = await askGateway(mutation, { input }, 'pending-token-90')
    expect(requests[0]?.headers).toMatchObject({ authorization: 'pending-token-90' })
  })

  test('rejects an empty category list with the spec’s message', async () => {
    const errors = [{ field: 'user_category_ids', message: messages.selectCategory }]
    const answer = await updateProfile(refused(422, messages.selectCategory, { errors }), { userCategoryIds: [] })
    expect(answer.requests[0]?.body).toMatchObject({ user_category_ids: '' })
    expect(answer.errors).toMatchObject([
      {
        message: 'Kindly select at least one category',
        extensions: {
          code: 'INVALID',
          responseCode: 422,
          fields: [{ field: 'userCategoryIds', message: 'Kindly select at least one category' }],
        },
      },
    ])
  })

  test('returns nulls for missing user fields', async () => {
    const { data, errors } = await updateProfile(ok({ user: { id: 1, email: 'a@b.test' } }))
    expect(errors).toEqual([])
    expect(data).toEqual({ updateProfile: { message: 'Success', user: { id: '1', name: null, userType: null, userProfileDetails: null } } })
  })
})

describe('changing the user’s profile', () => {
  const mutation = `mutation ($input: UpdateOwnProfileInput!) { updateOwnProfile(input: $input) { ${UPDATED} } }`

  test('sends typed values, empty text to clear, and leaves out null', async () => {
    const input = {
      firstName: 'Olivia',
      lastName: 'Owens',
      name: null,
      address: '12 Lake Street',
      organizationName: 'Brighter Home Services',
      organizationEmail: 'office@bright-home.test',
      organizationPhone: '5550100',
      phoneCountryCode: '1',
      phone: '5550100',
      alternatePhoneCountryCode: '1',
      alternatePhone: '',
      latitude: 0,
    }
    const { data, requests } = await ask({ updateOwnProfile: ok(updatedProfile) }, mutation, { input })
    expect(requests).toMatchObject([{ method: 'POST', path: '/users/update_profile_all_users' }])
    expect(requests[0]?.body).toEqual({
      first_name: 'Olivia',
      last_name: 'Owens',
      address: '12 Lake Street',
      organization_name: 'Brighter Home Services',
      organization_email: 'office@bright-home.test',
      organization_phone: '5550100',
      phone_country_code: '1',
      phone: '5550100',
      alternate_phone_country_code: '1',
      alternate_phone: '',
      latitude: 0,
    })
    expect(data).toEqual({ updateOwnProfile: shown })
  })

  test('rejects field by field', async () => {
    const errors = [{ field: 'alternate_phone', message: messages.onlyDigits }]
    const answer = await ask({ updateOwnProfile: refused(422, messages.onlyDigits, { errors }) }, mutation, {
      input: { alternatePhone: 'x' },
    })
    expect(answer.errors).toMatchObject([
      {
        message: 'Must be only digits',
        extensions: { code: 'INVALID', fields: [{ field: 'alternatePhone', message: 'Must be only digits' }] },
      },
    ])
  })
})

describe('changing what the whole company shares', () => {
  const mutation =
    'mutation ($input: UpdateGeneralDataInput!) { updateGeneralData(input: $input) { organizationName timeFormat timezone } }'

  test('sends typed values and returns the new ones', async () => {
    const input = {
      organizationName: 'Bright Home Services',
      organizationEmail: '',
      languageCode: 'en',
      currencyCode: 'USD',
      dateFormat: 'MM/dd/yyyy',
      timeFormat: 'TWELVE_HOUR',
      timezone: 'Asia/Calcutta',
      logoUrl: null,
    }
    const { data, requests } = await ask({ updateGeneralData: ok(generalData) }, mutation, { input })
    expect(requests).toMatchObject([{ method: 'POST', path: '/users/general_data' }])
    expect(requests[0]?.body).toEqual({
      organization_name: 'Bright Home Services',
      organization_email: '',
      language_code: 'en',
      currency_code: 'USD',
      date_format: 'MM/dd/yyyy',
      time_format: 0,
      timezone: 'Asia/Kolkata',
    })
    expect(data).toEqual({
      updateGeneralData: { organizationName: 'Bright Home Services', timeFormat: 'TWENTY_FOUR_HOUR', timezone: 'America/Chicago' },
    })
  })

  test('sends no time zone if none is set', async () => {
    const { requests } = await ask({ updateGeneralData: ok(generalData) }, mutation, { input: { phone: '5550101' } })
    expect(requests[0]?.body).toEqual({ phone: '5550101' })
  })

  test('returns FORBIDDEN without the authority', async () => {
    const { errors } = await ask({ updateGeneralData: refused(403, 'Owners only') }, mutation, { input: { phone: '5550101' } })
    expect(errors).toMatchObject([{ message: 'Owners only', extensions: { code: 'FORBIDDEN', responseCode: 403 } }])
  })
})
