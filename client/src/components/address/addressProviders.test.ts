import { afterEach, expect, test, vi } from 'vitest'
import { builtInAddresses } from './builtInAddresses.ts'
import { googleAddresses } from './googleAddresses.ts'
import { addressProvider } from './addressProviders.ts'

afterEach(() => void vi.unstubAllEnvs())
const never = new AbortController().signal

test('the built-in provider finds streets by any word and preserves the house number', async () => {
  const [first] = await builtInAddresses.suggest('12 lamar', never)
  expect(first).toMatchObject({ street: '12 South Lamar Boulevard', place: 'Austin, Texas 78704, United States' })
  expect(await builtInAddresses.resolve(first?.id ?? '')).toEqual({
    latitude: 30.2531,
    longitude: -97.7634,
    country: 'United States',
    countryCode: 'US',
    province: 'Texas',
    city: 'Austin',
    street1: '12 South Lamar Boulevard',
    street2: 'Zilker',
    zipcode: '78704',
  })
})

test('puts the house number after the street where that is the custom', async () => {
  expect((await builtInAddresses.suggest('7 kastanien', never))[0]?.street).toBe('Kastanienallee 7')
})

test('finds nothing for a number alone or an unknown street', async () => {
  expect(await builtInAddresses.suggest('1200', never)).toEqual([])
  expect(await builtInAddresses.suggest('nowhere lane', never)).toEqual([])
  await expect(builtInAddresses.resolve('99999|')).rejects.toThrow('There is no address')
})

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

test("maps Google's address components to the spec's fields", async () => {
  const component = (type: string, longText: string, shortText = longText) => ({ longText, shortText, types: [type] })
  const prediction = { placeId: 'p1', structuredFormat: { mainText: { text: '1 Main St' }, secondaryText: { text: 'Austin, TX' } } }
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push(`${url} ${new Headers(init.headers).get('x-goog-api-key')}`)
    if (url.endsWith(':autocomplete')) return json({ suggestions: [{ placePrediction: prediction }, {}] })
    return json({
      location: { latitude: 30, longitude: -97 },
      addressComponents: [
        component('street_number', '1'),
        component('route', 'Main Street'),
        component('sublocality_level_2', 'Old Town'),
        component('locality', 'Austin'),
        component('administrative_area_level_1', 'Texas', 'TX'),
        component('country', 'United States', 'US'),
        component('postal_code', '78701'),
      ],
    })
  })
  const google = googleAddresses('key')
  expect(await google.suggest('1 main', never)).toEqual([{ id: 'p1', street: '1 Main St', place: 'Austin, TX' }])
  expect(await google.resolve('p1')).toEqual({
    latitude: 30,
    longitude: -97,
    country: 'United States',
    countryCode: 'US',
    province: 'Texas',
    city: 'Austin',
    street1: '1 Main Street',
    street2: 'Old Town',
    zipcode: '78701',
  })
  expect(asked).toEqual(['https://places.googleapis.com/v1/places:autocomplete key', 'https://places.googleapis.com/v1/places/p1 key'])
})

test('rejects on a Google error', async () => {
  vi.stubGlobal('fetch', async () => json({}, 403))
  await expect(googleAddresses('key').suggest('1 main', never)).rejects.toThrow('403')
})

test('names the valid providers for an unknown one', () => {
  vi.stubEnv('VITE_ADDRESS_PROVIDER', 'pigeon')
  expect(addressProvider).toThrow('VITE_ADDRESS_PROVIDER must be one of builtIn, google')
  vi.stubEnv('VITE_ADDRESS_PROVIDER', 'google')
  expect(addressProvider().waitMs).toBe(1000)
})
