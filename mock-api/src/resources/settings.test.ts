import { endpoints } from '@callout/contracts/endpoints'
import { beforeEach, expect, test } from 'vitest'
import { newcomer } from '../testing/newcomer.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

const { getSettings } = endpoints.settings
let mock: TestApp
beforeEach(() => {
  mock = testApp()
})

test('everybody who is signed in reads how the company works', async () => {
  for (const user of ['owner', 'admin', 'branch', 'staff']) {
    const settings = await mock.read(getSettings, {}, await mock.signIn(user))
    expect(settings.customer).toMatchObject({ company_name: 'Lantern Oak Home Services', timezone: 'America/Chicago', default_tax_id: 1 })
    expect(settings.team?.business_hours?.filter(({ is_on }) => is_on).map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6])
    expect(settings.team?.holidays).toContainEqual({ date: '2026-12-25', name: 'Christmas Day' })
    expect(settings.job).toMatchObject({ job_prefix: 'J-', late_after_minutes: 15 })
  }
})

test('whoever signs up works from Monday to Friday, nine to five, without a tax', async () => {
  const { customer, team, job } = await mock.read(getSettings, {}, await newcomer(mock))
  expect(customer).toMatchObject({ default_tax_id: null, currency_code: 'USD', timezone: 'America/Chicago' })
  expect(team?.business_hours?.filter(({ is_on }) => is_on)).toEqual(
    [1, 2, 3, 4, 5].map((day) => ({ day, is_on: true, open: '09:00', close: '17:00' })),
  )
  expect(team).toMatchObject({ holidays: [], slot_minutes: 30, calendar: { first_day: 0 }, warn_on_clash: true })
  expect(job).toMatchObject({ default_duration_minutes: 60, default_priority: 2 })
})

test('a default tax that is out of use is none', async () => {
  mock.store.taxes.update(1, { is_active: false })
  expect((await mock.read(getSettings, {}, await mock.signIn('owner'))).customer?.default_tax_id).toBeNull()
})

test('nobody reads them without a token', async () => {
  expect((await mock.call('GET', '/settings/get_customer_setting')).responseCode).toBe(401)
})
