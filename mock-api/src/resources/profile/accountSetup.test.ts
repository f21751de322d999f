import { endpoints } from '@callout/contracts/endpoints'
import { messages } from '@callout/contracts/text/messages'
import { beforeEach, expect, test } from 'vitest'
import { newcomer, setup } from '../../testing/newcomer.ts'
import { type TestApp, testApp } from '../../testing/testApp.ts'

let mock: TestApp
let token: string
beforeEach(async () => {
  mock = testApp()
  token = await newcomer(mock)
})
const { updateProfile, getProfile } = endpoints.profile

test('a company that is set up has profile details, an address, a branch there, and categories of its own', async () => {
  const { user } = await mock.read(updateProfile, setup, token)
  expect(user).toMatchObject({
    user_type: 'company',
    user_profile_details: {
      organization_name: 'Brightside Cleaning',
      role_type: 'company',
      phone: '3125550100',
      country: 'United States',
      latitude: 41.88,
      longitude: -87.62,
    },
  })
  const [owner] = mock.store.users.by('email', 'nora@new.test')
  const companyId = owner?.company_id ?? 0
  expect(mock.store.companies.get(companyId)).toMatchObject({ street1: '12 Marina Walk', zipcode: '60601', company_size: '1-5' })
  expect(mock.store.branches.by('company_id', companyId)).toMatchObject([{ is_default: true, street1: '12 Marina Walk' }])
  const categories = mock.store.categories.by('company_id', companyId)
  expect(categories.map(({ name }) => name)).toEqual(['Cleaning', 'Handyman'])
  expect(owner?.category_ids).toEqual(categories.map(({ id }) => id))
  expect((await mock.read(getProfile, {}, token)).user.user_profile_details?.organization_name).toBe('Brightside Cleaning')
})

test('an individual who gave no names is called as the account is', async () => {
  const body = { ...setup, role_type: 'individual', company_name: '', name: 'Nora Quist', individual_name: 'Nora Quist' } as const
  const { user } = await mock.read(updateProfile, body, token)
  expect(user).toMatchObject({ user_type: 'individual', first_name: 'Nora', last_name: 'Quist', name: 'Nora Quist' })
  expect(user.user_profile_details).toMatchObject({ organization_name: 'Nora Quist', role_type: 'individual' })
})

test('what is missing is named in the words of the spec', async () => {
  const { city: _, ...body } = setup
  const reply = await mock.call('POST', '/users/update_profile', { token, body: { ...body, user_category_ids: '' } })
  expect(reply.responseData).toEqual({
    errors: [
      { field: 'city', message: messages.required },
      { field: 'user_category_ids', message: messages.selectCategory },
    ],
  })
})

test('rejects unknown categories and those of other companies without storing anything', async () => {
  for (const user_category_ids of ['77', '900004,1']) {
    const reply = await mock.call('POST', '/users/update_profile', { token, body: { ...setup, user_category_ids } })
    expect(reply).toMatchObject({ responseCode: 422, responseMessage: 'This category doesn’t exist.' })
  }
  expect((await mock.read(getProfile, {}, token)).user.user_profile_details).toBeNull()
})

test('setting up again with other categories keeps the records of the old ones', async () => {
  await mock.read(updateProfile, setup, token)
  await mock.read(updateProfile, { ...setup, user_category_ids: '900007,900001' }, token)
  const [owner] = mock.store.users.by('email', 'nora@new.test')
  const categories = mock.store.categories.by('company_id', owner?.company_id ?? 0)
  expect(categories.map(({ name, is_active }) => [name, is_active])).toEqual([
    ['Cleaning', false],
    ['Handyman', true],
    ['HVAC', true],
  ])
})

test('staff cannot set the account up', async () => {
  const reply = await mock.call('POST', '/users/update_profile', { token: await mock.signIn('staff'), body: setup })
  expect(reply.responseCode).toBe(403)
})
