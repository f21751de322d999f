import { endpoints } from '@callout/contracts/endpoints'
import { beforeEach, expect, test } from 'vitest'
import type { UserRecord } from './profile/records.ts'
import { book } from '../testing/booking.ts'
import { newcomer } from '../testing/newcomer.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

const { getSettings, getCompany, updateCompany, updateCustomerSetting, updateJobSetting, updateTeamSetting } = endpoints.settings
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

test('defaults to Monday to Friday, nine to five, without a tax', async () => {
  const { customer, team, job } = await mock.read(getSettings, {}, await newcomer(mock))
  expect(customer).toMatchObject({ default_tax_id: null, currency_code: 'USD', timezone: 'America/Chicago' })
  expect(team?.business_hours?.filter(({ is_on }) => is_on)).toEqual(
    [1, 2, 3, 4, 5].map((day) => ({ day, is_on: true, open: '09:00', close: '17:00' })),
  )
  expect(team).toMatchObject({ holidays: [], slot_minutes: 30, calendar: { first_day: 0 }, warn_on_clash: true })
  expect(job).toMatchObject({ default_duration_minutes: 60, default_priority: 2 })
})

test('codes of the accounting export are replaced as a list, and none at first', async () => {
  const token = await mock.signIn('owner')
  const codesOf = async () => (await mock.read(getSettings, {}, token)).customer?.accounting_codes
  expect(await codesOf()).toEqual([])
  const code = { layout: 'xero', kind: 'item', name: 'Filter', code: 'FLT' } as const
  await mock.read(updateCustomerSetting, { accounting_codes: [code, { ...code, name: 'Permit' }] }, token)
  await mock.read(updateCustomerSetting, { accounting_codes: [code] }, token)
  await mock.read(updateCustomerSetting, { payment_terms: 'Net 14' }, token)
  expect(await codesOf()).toEqual([code])
})

test('a default tax that is out of use is none', async () => {
  mock.store.taxes.update(1, { is_active: false })
  expect((await mock.read(getSettings, {}, await mock.signIn('owner'))).customer?.default_tax_id).toBeNull()
})

test('returns 401 without a token', async () => {
  expect((await mock.call('GET', '/settings/get_customer_setting')).responseCode).toBe(401)
})

const errorOf = async (path: string, body: object) =>
  (await mock.call('POST', `/settings/${path}`, { token: await mock.signIn('owner'), body })).responseData

test('a change is everybody’s, in the settings, in what the company shares and in the user’s record', async () => {
  const token = await mock.signIn('owner')
  const block = await mock.read(
    updateCustomerSetting,
    { date_format: 'dd/MM/yyyy', time_format: 1, timezone: 'Europe/Berlin', currency_code: 'EUR' },
    token,
  )
  expect(block).toMatchObject({ date_format: 'dd/MM/yyyy', company_name: 'Lantern Oak Home Services' })
  const { user } = await mock.read(endpoints.profile.getProfile, {}, await mock.signIn('staff'))
  expect(user).toMatchObject({ date_format: 'dd/MM/yyyy', time_format: 1, timezone: 'Europe/Berlin', currency_code: 'EUR' })
  expect(await mock.read(endpoints.profile.getGeneralData, {}, token)).toMatchObject({
    date_format: 'dd/MM/yyyy',
    timezone: 'Europe/Berlin',
  })
})

test('what is not named stays, within the calendar too', async () => {
  const token = await mock.signIn('owner')
  await mock.read(updateTeamSetting, { calendar: { first_day: 1 }, slot_minutes: 15 }, token)
  const team = await mock.read(updateTeamSetting, { calendar: { colour_by: 'staff' } }, token)
  expect(team).toMatchObject({
    slot_minutes: 15,
    warn_on_clash: true,
    calendar: { first_day: 1, default_view: 'week', colour_by: 'staff' },
  })
})

test('who does not want to be warned books people twice, but not on their days off', async () => {
  const token = await mock.signIn('owner')
  expect((await book(mock, token)).responseCode).toBe(200)
  expect((await book(mock, token)).responseCode).toBe(409)
  await mock.read(updateTeamSetting, { warn_on_clash: false }, token)
  expect((await book(mock, token)).responseCode).toBe(200)
  const time_off = [{ id: 1, date_from: '2026-07-01', date_to: '2026-07-01', start_time: null, end_time: null, note: null }]
  mock.store.users.put({ ...(mock.store.users.get(14) as UserRecord), time_off })
  expect((await book(mock, token)).responseCode).toBe(409)
})

test('a day that is set off keeps its hours for the day on which it is on again', async () => {
  const token = await mock.signIn('owner')
  await mock.read(updateTeamSetting, { business_hours: [{ day: 1, is_on: false }] }, token)
  const { team } = await mock.read(getSettings, {}, token)
  expect(team?.business_hours?.[1]).toEqual({ day: 1, is_on: false, open: '08:00', close: '17:00' })
  expect(team?.business_hours?.[2]?.is_on).toBe(true)
})

test('the default tax is chosen among those of the company, or is none', async () => {
  const token = await mock.signIn('owner')
  const { id } = mock.store.taxes.insert({ company_id: 1, name: 'City tax', rate: 2, is_default: false, is_active: true })
  expect((await mock.read(updateCustomerSetting, { default_tax_id: id }, token)).default_tax_id).toBe(id)
  expect(mock.store.taxes.get(1)?.is_default).toBe(false)
  expect((await mock.read(updateCustomerSetting, { default_tax_id: null }, token)).default_tax_id).toBeNull()
  expect(await errorOf('update_customer_setting', { default_tax_id: 999 })).toEqual({
    errors: [{ field: 'default_tax_id', message: 'This tax doesn’t exist.' }],
  })
})

test('the basis of a discount that counts in a circle with that of the tax is refused', async () => {
  await mock.read(updateCustomerSetting, { tax_basis: 1 }, await mock.signIn('owner'))
  expect(await errorOf('update_customer_setting', { discount_basis: 1 })).toMatchObject({ errors: [{ field: 'discount_basis' }] })
})

test('numbers that may be taken are refused; those of another prefix begin where one likes', async () => {
  const token = await mock.signIn('owner')
  const next = (await mock.read(getSettings, {}, token)).job?.next_job_number ?? 0
  expect(await errorOf('update_job_setting', { next_job_number: next - 1 })).toEqual({
    errors: [{ field: 'next_job_number', message: `Enter ${next} or more: earlier numbers are taken` }],
  })
  expect(await errorOf('update_customer_setting', { next_invoice_number: 1 })).toMatchObject({
    errors: [{ field: 'next_invoice_number' }],
  })
  expect(await mock.read(updateJobSetting, { job_prefix: 'W-', next_job_number: 1 }, token)).toMatchObject({ job_prefix: 'W-' })
})

test('the company shows itself to all, and its logo with every user', async () => {
  const token = await mock.signIn('owner')
  const logo = 'data:image/png;base64,iVBORw0KGgo='
  await mock.read(updateCompany, { id: 1, organization_name: 'Lantern Oak', website: '', logo }, token)
  expect(await mock.read(getCompany, {}, await mock.signIn('staff'))).toMatchObject({
    organization_name: 'Lantern Oak',
    website: null,
    logo_url: logo,
  })
  expect((await mock.read(endpoints.profile.getProfile, {}, token)).user.user_profile_details?.logo_url).toBe(logo)
  expect((await mock.read(updateCompany, { id: 1, logo: '' }, token)).logo_url).toBeNull()
})

test('can’t change another company', async () => {
  expect(
    (await mock.call('PUT', '/companies/2', { token: await mock.signIn('owner'), body: { organization_name: 'Mine' } })).responseCode,
  ).toBe(404)
})
