import { endpoints } from '@callout/contracts/endpoints'
import { authorities } from '@callout/contracts/profile/authorities'
import { beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/testApp.ts'

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
    expect(countries.map(({ name }) => name)).toEqual(countries.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b)))
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

test('a visitor comes from the United States', async () => {
  expect(await mock.read(getIpLocation, {})).toMatchObject({ country_code: 'US', dial_code: '1' })
})
