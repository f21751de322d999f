import { generalData, owner, profileReply, setupProgress, statusSelected, teamPage } from '@callout/contracts/profile/samples'
import { expect, test } from 'vitest'
import { ask } from '../testing/testGateway.ts'
import { ok, refused } from '../testing/fakeBackend.ts'

const me = `{ me { id email userType branchId firstName lastName name dateFormat timeFormat currencyCode isVerified isVerificationRequired languageCode timezone avatarUrl
  userProfileDetails { authorities organizationName phone latitude } subscriptionDetails { status userPurchaseSku freeTrialDays remainingDays nextBillingTimestamp } } }`

test('returns the signed-in user with profile and subscription', async () => {
  const { data, calls } = await ask({ getProfile: ok(profileReply) }, me)
  expect(calls).toEqual({ getProfile: 1 })
  expect(data).toMatchObject({
    me: {
      id: '1',
      userType: 'COMPANY',
      timeFormat: 'TWELVE_HOUR',
      isVerified: true,
      userProfileDetails: { authorities: [], organizationName: 'Bright Home Services' },
      subscriptionDetails: {
        status: 'TRIALING',
        userPurchaseSku: 'free_trial',
        freeTrialDays: 7,
        remainingDays: 5,
        nextBillingTimestamp: 1795824000,
      },
    },
  })
})

test.each([
  [7, '7'],
  ['7', '7'],
  [undefined, null],
  [null, null],
  ['acme', null],
])('reads the company %j as %j', async (company_id, companyId) => {
  const { data, errors } = await ask({ getProfile: ok({ user: { id: 1, name: 'Ana', company_id } }) }, '{ me { companyId } }')
  expect([data, errors]).toEqual([{ me: { companyId } }, []])
})

test('returns every field of the spec’s user', async () => {
  const details = { ...owner.user_profile_details, alternate_phone_country_code: '44', alternate_phone: '5550199' }
  const { data } = await ask(
    { getProfile: ok({ user: { ...owner, user_profile_details: details } }) },
    `{ me { registrationDate userProfileDetails { authorities organizationName phoneCountryCode phone alternatePhoneCountryCode alternatePhone
        country latitude longitude } subscriptionDetails { subscriptionId purchaseSkuName appFreeTrialDays } } }`,
  )
  expect(data).toEqual({
    me: {
      registrationDate: 1767225600,
      userProfileDetails: {
        authorities: [],
        organizationName: 'Bright Home Services',
        phoneCountryCode: '1',
        phone: '5550100',
        alternatePhoneCountryCode: '44',
        alternatePhone: '5550199',
        country: 'United States',
        latitude: 41.88,
        longitude: -87.63,
      },
      subscriptionDetails: { subscriptionId: '7', purchaseSkuName: 'Free trial', appFreeTrialDays: 7 },
    },
  })
})

test.each([
  ['1767225600', 1767225600],
  ['2026-01-01T00:00:00Z', 1767225600],
  [1767225600999, 1767225600],
  ['', null],
  ['long ago', null],
  [null, null],
])('reads the registration date %j as %j', async (registration_date, shown) => {
  const { data, errors } = await ask({ getProfile: ok({ user: { ...owner, registration_date } }) }, '{ me { registrationDate } }')
  expect([errors, data]).toEqual([[], { me: { registrationDate: shown } }])
})

test('accepts codes and flags as text or number', async () => {
  const { data } = await ask(
    { getProfile: ok({ user: { ...owner, time_format: '1', is_verfied: 0, is_verification_required: 'true' } }) },
    me,
  )
  expect(data).toMatchObject({ me: { timeFormat: 'TWENTY_FOUR_HOUR', isVerified: false, isVerificationRequired: true } })
})

test('cuts milliseconds of the next billing to seconds', async () => {
  const subscription_details = { ...owner.subscription_details, next_billing_timestamp: 1795824000999 }
  const { data } = await ask({ getProfile: ok({ user: { ...owner, subscription_details } }) }, me)
  expect(data).toMatchObject({ me: { subscriptionDetails: { nextBillingTimestamp: 1795824000 } } })
})

test('returns nulls for missing user fields', async () => {
  const { data, errors } = await ask({ getProfile: ok({ user: { id: 1, email: 'a@b.test' } }) }, me)
  expect(errors).toEqual([])
  expect(data).toMatchObject({ me: { id: '1', email: 'a@b.test', userType: null, userProfileDetails: null, subscriptionDetails: null } })
})

const trial = { user_purchase_sku: 'free_trial', purchase_sku_name: 'Free trial', remaining_days: 5 }
const team = { user_purchase_sku: 'team_month', purchase_sku_name: 'Team', free_trail_days: 7 }

test.each([
  [{ ...trial, free_trail_days: 1 }, 'TRIALING'],
  [{ ...trial, free_trail_days: 0 }, 'TRIAL_ENDED'],
  [trial, 'TRIAL_ENDED'],
  [{ ...team, remaining_days: 1 }, 'ACTIVE'],
  [{ ...team, remaining_days: 0 }, 'EXPIRED'],
  [{ ...team, purchase_sku_name: null, remaining_days: 9 }, 'EXPIRED'],
  [{}, 'EXPIRED'],
])('a subscription of %j is %s', async (subscription_details, status) => {
  const { data, errors } = await ask(
    { getProfile: ok({ user: { ...owner, subscription_details } }) },
    '{ me { subscriptionDetails { status } } }',
  )
  expect(errors).toEqual([])
  expect(data).toEqual({ me: { subscriptionDetails: { status } } })
})

const GENERAL = `organizationName organizationEmail phoneCountryCode phone address languageCode currencyCode dateFormat timeFormat timezone logoUrl
  setupSteps { step isCompleted completedAt }`
const generalShown = {
  organizationName: 'Bright Home Services',
  organizationEmail: 'office@bright-home.test',
  phoneCountryCode: '1',
  phone: '5550100',
  address: '12 Lake Street, Chicago, IL 60601',
  languageCode: 'en',
  currencyCode: 'USD',
  dateFormat: 'MM/dd/yyyy',
  timeFormat: 'TWENTY_FOUR_HOUR',
  timezone: 'America/Chicago',
  logoUrl: null,
  setupSteps: [
    { step: 'company', isCompleted: true, completedAt: 1767225600 },
    { step: 'categories', isCompleted: true, completedAt: 1767229200 },
    { step: 'services', isCompleted: false, completedAt: null },
  ],
}

test('returns the company’s general data', async () => {
  const { data, requests } = await ask({ getGeneralData: ok(generalData) }, `{ generalData { ${GENERAL} } }`)
  expect(requests).toMatchObject([{ method: 'GET', path: '/users/general_data' }])
  expect(data).toEqual({ generalData: generalShown })
})

test('returns nulls for missing general data', async () => {
  const { data, errors } = await ask({ getGeneralData: ok({}) }, `{ generalData { ${GENERAL} } }`)
  expect(errors).toEqual([])
  expect(data).toEqual({ generalData: Object.fromEntries(Object.keys(generalShown).map((name) => [name, null])) })
})

test('pages team members by branch, role and activity', async () => {
  const { data, requests } = await ask(
    { listTeamMembers: ok(teamPage) },
    `{ teamMembers(branchId: "1", role: STAFF_ADMIN, isActive: false, page: 2, perPage: 50) {
       items { id name email phone color role branchId isActive avatarUrl } totalCount page perPage } }`,
  )
  expect(requests).toMatchObject([
    { method: 'GET', path: '/users/get_team_members?branch_id=1&role=staff_admin&is_active=false&page=2&per_page=50' },
  ])
  expect(data).toEqual({
    teamMembers: {
      items: [
        {
          id: '21',
          name: 'Sam Fields',
          email: 'sam@bright-home.test',
          phone: '5550121',
          color: '#2f9e44',
          role: 'STAFF',
          branchId: '1',
          isActive: true,
          avatarUrl: null,
        },
        {
          id: '11',
          name: 'Dana Okoye',
          email: 'dana@bright-home.test',
          phone: null,
          color: '#1971c2',
          role: 'STAFF_ADMIN',
          branchId: '2',
          isActive: false,
          avatarUrl: 'https://bright-home.test/dana.png',
        },
      ],
      totalCount: 2,
      page: 1,
      perPage: 10,
    },
  })
})

test('returns nulls for missing member fields and pagination', async () => {
  const { data, requests } = await ask(
    { listTeamMembers: ok({ team_members: [{ id: 21 }] }) },
    '{ teamMembers { items { id name role isActive } totalCount page perPage } }',
  )
  expect(requests[0]?.path).toBe('/users/get_team_members')
  expect(data).toEqual({
    teamMembers: { items: [{ id: '21', name: null, role: null, isActive: null }], totalCount: null, page: null, perPage: null },
  })
})

const setUp = (
  step: string,
) => `mutation { updateSetup(input: { step: "${step}", isCompleted: true, companySize: "6-10", categoryIds: ["3", "5"] }) {
  setupSteps { step isCompleted completedAt } percent } }`

test('marks a setup step as done', async () => {
  const { data, requests } = await ask({ updateSetup: ok(setupProgress) }, setUp('company'))
  expect(requests).toMatchObject([{ method: 'POST', path: '/users/update_fc_setup' }])
  expect(requests[0]?.body).toEqual({ step: 'company', is_completed: true, company_size: '6-10', category_ids: [3, 5] })
  expect(data).toEqual({ updateSetup: { setupSteps: generalShown.setupSteps, percent: 33.3 } })
})

test('returns null for a missing progress', async () => {
  const { data } = await ask({ updateSetup: ok({ setup_steps: [] }) }, setUp('company'))
  expect(data).toEqual({ updateSetup: { setupSteps: [], percent: null } })
})

test('rejects an unknown step at its field', async () => {
  const errors = [{ field: 'step', message: 'Choose one of company, categories' }]
  const answer = await ask({ updateSetup: refused(422, 'Choose one of company, categories', { errors }) }, setUp('party'))
  expect(answer.requests[0]?.body).toMatchObject({ step: 'party' })
  expect(answer.errors).toMatchObject([{ extensions: { code: 'INVALID', fields: errors } }])
})

const select = `mutation { selectStatus(input: { availabilityStatus: BUSY, latitude: 41.88, longitude: 0 }) { userId availabilityStatus changedAt } }`

test('sets availability and location', async () => {
  const { data, requests } = await ask({ selectStatus: ok(statusSelected) }, select)
  expect(requests).toMatchObject([{ method: 'POST', path: '/users/select_status' }])
  expect(requests[0]?.body).toEqual({ availability_status: 2, latitude: 41.88, longitude: 0 })
  expect(data).toEqual({ selectStatus: { userId: '1', availabilityStatus: 'BUSY', changedAt: 1795219200 } })
})

test('returns a null time if the backend sends none, and accepts an unreadable reply', async () => {
  const silent = await ask({ selectStatus: ok({ user_id: 1, availability_status: 3 }) }, select)
  expect(silent.data).toEqual({ selectStatus: { userId: '1', availabilityStatus: 'OFF', changedAt: null } })
  const unknown = await ask({ selectStatus: ok({ user_id: 1, availability_status: 4 }) }, select)
  expect(unknown).toMatchObject({ data: { selectStatus: null }, errors: [] })
})

test('returns FORBIDDEN without the authority', async () => {
  const { errors } = await ask({ getGeneralData: refused(403, 'Not yours') }, '{ generalData { phone } }')
  expect(errors).toMatchObject([{ message: 'Not yours', extensions: { code: 'FORBIDDEN', responseCode: 403 } }])
})
