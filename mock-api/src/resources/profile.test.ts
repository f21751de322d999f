import { endpoints } from '@callout/contracts/endpoints'
import { beforeEach, describe, expect, test } from 'vitest'
import { newcomer } from '../testing/newcomer.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

let mock: TestApp
beforeEach(() => {
  mock = testApp()
})
const profileOf = async (name: string) => (await mock.read(endpoints.profile.getProfile, {}, await mock.signIn(name))).user

test('an owner sees the organisation, and a staff admin what they are allowed to do', async () => {
  expect((await profileOf('owner')).user_profile_details?.organization_name).toBeTruthy()
  expect((await profileOf('admin')).user_profile_details?.authorities?.length).toBeGreaterThan(0)
})

test('a plan has a name and days that go by with the clock', async () => {
  const before = (await profileOf('owner')).subscription_details
  mock.clock.change({ advance_seconds: 2 * 86_400 })
  const after = (await profileOf('owner')).subscription_details
  expect(before?.purchase_sku_name).toBeTruthy()
  expect(after?.remaining_days).toBe((before?.remaining_days ?? 0) - 2)
  expect(after?.free_trail_days).toBe(0)
})

test('an ended trial and an expired plan still show their own profile', async () => {
  expect((await profileOf('trial-ended')).subscription_details).toMatchObject({ user_purchase_sku: 'free_trial', free_trail_days: 0 })
  expect((await profileOf('expired')).subscription_details).toMatchObject({ remaining_days: 0 })
})

describe('the user’s profile', () => {
  const { updateOwnProfile } = endpoints.profile

  test('of a company owner has the organisation in it', async () => {
    const token = await mock.signIn('owner')
    const { user } = await mock.read(updateOwnProfile, { first_name: 'Ruth', organization_name: 'Lantern Oak', phone: '5125550123' }, token)
    expect(user).toMatchObject({ first_name: 'Ruth', last_name: 'Whitfield', name: 'Ruth Whitfield' })
    expect(user.user_profile_details).toMatchObject({ organization_name: 'Lantern Oak', phone: '5125550123' })
  })

  test('of a staff admin has one name and an address, and leaves the organisation alone', async () => {
    const token = await mock.signIn('admin')
    const before = (await profileOf('owner')).user_profile_details?.organization_name
    const body = { name: 'Dan Okafor', address: '1 Elm Street', organization_name: 'Mine' }
    const { user } = await mock.read(updateOwnProfile, body, token)
    expect(user).toMatchObject({ name: 'Dan Okafor', user_profile_details: { address: '1 Elm Street', organization_name: before } })
  })

  test('of a staff admin without an address is refused', async () => {
    const reply = await mock.call('POST', '/users/update_profile_all_users', { token: await mock.signIn('admin'), body: { name: 'Dan' } })
    expect(reply.responseData).toEqual({ errors: [{ field: 'address', message: 'Required' }] })
  })
})

describe('what the whole company shares', () => {
  const { getGeneralData, updateGeneralData } = endpoints.profile

  test('is read by all and changed by those who may', async () => {
    const token = await mock.signIn('owner')
    const changed = await mock.read(updateGeneralData, { timezone: 'Europe/Berlin', date_format: 'dd/MM/yyyy', time_format: 1 }, token)
    expect(changed).toMatchObject({ timezone: 'Europe/Berlin', date_format: 'dd/MM/yyyy', time_format: 1 })
    expect(await mock.read(getGeneralData, {}, await mock.signIn('staff'))).toEqual(changed)
    expect((await profileOf('staff')).timezone).toBe('Europe/Berlin')
    for (const name of ['staff', 'admin']) {
      const reply = await mock.call('POST', '/users/general_data', { token: await mock.signIn(name), body: { phone: '5125550000' } })
      expect(reply.responseCode).toBe(403)
    }
  })

  test('rejects unknown time zones, date formats and currencies', async () => {
    const body = { timezone: 'Mars/Olympus', date_format: 'yy', currency_code: 'usd' }
    const reply = await mock.call('POST', '/users/general_data', { token: await mock.signIn('owner'), body })
    expect(reply.responseData).toEqual({
      errors: [
        { field: 'timezone', message: 'Choose a time zone' },
        { field: 'date_format', message: 'Choose one of the date formats' },
        { field: 'currency_code', message: 'Choose a currency' },
      ],
    })
  })
})

test('steps of getting started are ticked and unticked', async () => {
  const token = await newcomer(mock)
  const { updateSetup } = endpoints.profile
  const ticked = await mock.read(updateSetup, { step: 'categories', is_completed: true, category_ids: [900_002] }, token)
  expect(ticked.percent).toBe(17)
  expect(ticked.setup_steps.find(({ step }) => step === 'categories')).toEqual({
    step: 'categories',
    is_completed: true,
    completed_at: mock.clock.now(),
  })
  expect((await mock.read(updateSetup, { step: 'categories', is_completed: false }, token)).percent).toBe(0)
})

test('a staff member says whether they can be sent out', async () => {
  const token = await mock.signIn('staff')
  const reply = await mock.read(endpoints.profile.selectStatus, { availability_status: 2, latitude: 30.2, longitude: -97.7 }, token)
  expect(reply).toEqual({ user_id: 13, availability_status: 2, changed_at: mock.clock.now() })
  expect(mock.store.users.get(13)).toMatchObject({ availability_status: 2, latitude: 30.2 })
  expect((await mock.call('POST', '/users/select_status', { token, body: { availability_status: 4 } })).responseCode).toBe(422)
})

describe('the team', () => {
  const { listTeamMembers } = endpoints.profile
  const team = async (name: string, query: Record<string, unknown> = {}) =>
    (await mock.read(listTeamMembers, query, await mock.signIn(name))).team_members

  test('is listed page by page, by name', async () => {
    const token = await mock.signIn('owner')
    const first = await mock.read(listTeamMembers, { per_page: 4 }, token)
    const second = await mock.read(listTeamMembers, { per_page: 4, page: 2 }, token)
    expect(first.pagination).toEqual({ current_page: 1, per_page: 4, total_count: 6, total_pages: 2 })
    const names = [...first.team_members, ...second.team_members].map(({ name }) => name ?? '')
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
    expect(new Set(names).size).toBe(6)
  })

  test('can be narrowed by branch, role and activity', async () => {
    mock.store.users.update(14, { is_active: false })
    expect((await team('owner', { role: 'staff_admin' })).map(({ email }) => email)).toEqual(['admin@demo.test'])
    expect((await team('owner', { is_active: false })).map(({ id }) => id)).toEqual([14])
    expect(new Set((await team('owner', { branch_id: 2 })).map(({ branch_id }) => branch_id))).toEqual(new Set([2]))
  })

  test('is known by name to all, and by phone and email to those who plan or manage staff', async () => {
    const contacts = async (name: string) =>
      (await team(name)).map(({ id, name: called, email, phone }) => [id, Boolean(called), email !== null, phone !== null])
    const everybody = [1, 11, 12, 13, 14, 15]
    const all = everybody.map((id) => [id, true, true, true])
    const byId = (rows: unknown[][]) => rows.toSorted((a, b) => Number(a[0]) - Number(b[0]))
    expect(byId(await contacts('owner'))).toEqual(all)
    expect(byId(await contacts('admin'))).toEqual(all)
    expect(byId(await contacts('staff'))).toEqual(everybody.map((id) => [id, true, id === 13, id === 13]))
    mock.store.users.update(11, { authorities: ['manage_customers'] })
    expect(byId(await contacts('admin'))).toEqual(everybody.map((id) => [id, true, id === 11, id === 11]))
  })

  test('is that of the branch for its head, and that of the company for all', async () => {
    expect(new Set((await team('branch', { branch_id: 1 })).map(({ branch_id }) => branch_id))).toEqual(new Set([2]))
    expect((await team('individual')).map(({ email }) => email)).toEqual(['individual@demo.test'])
  })
})
