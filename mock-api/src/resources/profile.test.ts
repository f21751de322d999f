import { endpoints } from '@callout/contracts/endpoints'
import { beforeEach, expect, test } from 'vitest'
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
