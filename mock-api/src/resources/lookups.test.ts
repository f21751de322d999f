import { endpoints } from '@callout/contracts/endpoints'
import { authorities } from '@callout/contracts/profile/authorities'
import { beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD, type TestApp, testApp } from '../testing/testApp.ts'

const { listCountries, listStates, listCities, listAdminAuthorities, listLanguages, listCurrencies, getIpLocation } = endpoints.lookups
let mock: TestApp
beforeAll(() => {
  mock = testApp()
})

describe('countries', () => {
  test('are about 240, each with its dial code, by name', async () => {
    const countries = await mock.read(listCountries, {})
    expect(countries.length).toBeGreaterThan(235)
    expect(countries).toContainEqual(expect.objectContaining({ name: 'India', code: 'IN', dial_code: '91' }))
    expect(countries.map(({ name }) => name)).toEqual(countries.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en')))
    expect(new Set(countries.map(({ id }) => id)).size).toBe(countries.length)
  })

  test.each([
    ['germ', 'DE'],
    ['jp', 'JP'],
    ['+49', 'DE'],
  ])('are found by %s', async (search, code) => {
    expect((await mock.read(listCountries, { search })).map((country) => country.code)).toContain(code)
  })
})

describe('states and cities', () => {
  test('belong to a country, named by code or by id', async () => {
    const byCode = await mock.read(listStates, { country_code: 'us' })
    expect(byCode.length).toBe(51)
    expect(byCode.find(({ name }) => name === 'Texas')).toMatchObject({ code: 'TX' })
    expect(await mock.read(listStates, { country_id: byCode[0]?.country_id ?? 0 })).toEqual(byCode)
    expect((await mock.call('GET', '/states')).responseCode).toBe(422)
  })

  test('lead from a state to its cities, and never to those of another', async () => {
    const states = await mock.read(listStates, { country_code: 'DE' })
    const bavaria = states.find(({ name }) => name === 'Bavaria')
    const cities = await mock.read(listCities, { state_id: bavaria?.id ?? 0 })
    const munich = cities.find(({ name }) => name === 'Munich')
    expect(munich?.latitude).toBeCloseTo(48.14, 1)
    expect(munich?.longitude).toBeCloseTo(11.58, 1)
    expect(cities.map(({ name }) => name)).not.toContain('Berlin')
    expect(new Set(cities.map(({ id }) => id)).size).toBe(cities.length)
    expect(new Set(cities.map(({ state_id }) => state_id))).toEqual(new Set([bavaria?.id]))
  })

  test('of nowhere are none', async () => {
    expect(await mock.read(listStates, { country_code: 'ZZ' })).toEqual([])
    expect(await mock.read(listCities, { state_id: 999_999 })).toEqual([])
  })
})

test('who has still to verify the email reads every lookup', async () => {
  const session = await mock.call('POST', '/users/sign_in', { body: { email: 'unverified@demo.test', password: DEMO_PASSWORD } })
  const { user } = session.responseData as { user: { authentication_token: string } }
  const token = user.authentication_token
  expect((await mock.call('GET', '/users/user_profile_get', { token })).responseCode).toBe(401)
  const asked = ['/static_contents/cancel_job_reasons', '/countries', '/states?country_code=US', '/cities?state_id=1', '/admin_authorities']
  for (const path of [...asked, '/languages', '/currencies', '/ip_location'])
    expect([path, (await mock.call('GET', path, { token })).responseCode]).toEqual([path, 200])
})

test('authorities are those of the product, in words, for the signed-in', async () => {
  const listed = await mock.read(listAdminAuthorities, {}, await mock.signIn('owner'))
  expect(listed.map(({ key }) => key)).toEqual([...authorities])
  expect(listed.every(({ label, description, group }) => label && description && group)).toBe(true)
  expect((await mock.call('GET', '/admin_authorities')).responseCode).toBe(401)
})

test('English is the default of the languages, the dollar the first of the currencies', async () => {
  const languages = await mock.read(listLanguages, {})
  expect(languages.filter(({ is_default }) => is_default).map(({ code }) => code)).toEqual(['en'])
  const currencies = await mock.read(listCurrencies, {})
  expect(currencies[0]).toEqual({ id: 1, name: 'US Dollar', code: 'USD', symbol: '$', decimals: 2 })
  expect(currencies.find(({ code }) => code === 'JPY')).toMatchObject({ symbol: '¥', decimals: 0 })
})

describe('a visitor', () => {
  const from = (forwarded: string) => mock.call('GET', '/ip_location', { headers: { 'x-forwarded-for': forwarded } })

  test('on this machine is in the town of the demo company', async () => {
    expect(await mock.read(getIpLocation, {})).toMatchObject({ city: 'Austin', country_code: 'US', dial_code: '1' })
  })

  test.each([
    ['192.0.2.10', 'GB', '44'],
    ['198.51.100.255', 'IN', '91'],
    ['203.0.113.1', 'DE', '49'],
    ['::ffff:203.0.113.1', 'DE', '49'],
    ['2001:db8::7', 'JP', '81'],
    ['192.168.1.20', 'US', '1'],
    ['fd00::1', 'US', '1'],
  ])('from %s is in %s', async (address, country_code, dial_code) => {
    expect((await from(address)).responseData).toMatchObject({ country_code, dial_code })
  })

  test('is who called first, and not a server in between', async () => {
    expect((await from('203.0.113.1, 192.168.1.20')).responseData).toMatchObject({ country_code: 'DE' })
  })

  test.each(['8.8.8.8', '203.0.114.1', '2a00::1', 'nonsense'])('returns no location from %s', async (address) => {
    expect(await from(address)).toMatchObject({ responseCode: 404, responseData: null })
  })
})
