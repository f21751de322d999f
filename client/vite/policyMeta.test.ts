import { expect, test } from 'vitest'
import { policyOf } from './policyMeta.ts'

test('a build without settings stays at home', () => {
  expect(policyOf({})).toBe('')
})

test('addresses of Google Places are asked for at their host', () => {
  expect(policyOf({ VITE_ADDRESS_PROVIDER: 'google', VITE_GOOGLE_PLACES_KEY: 'key' })).toBe('connect-src https://places.googleapis.com')
})

test.each([
  ['without its key', { VITE_ADDRESS_PROVIDER: 'google' }],
  ['with a key for another provider', { VITE_ADDRESS_PROVIDER: 'builtIn', VITE_GOOGLE_PLACES_KEY: 'key' }],
])('not %s', (_, environment) => {
  expect(policyOf(environment)).toBe('')
})

test('events are posted to the host of their address, and at home where it is a path', () => {
  expect(policyOf({ VITE_ANALYTICS_URL: 'https://events.example:8443/funnel?x=1' })).toBe('connect-src https://events.example:8443')
  expect(policyOf({ VITE_ANALYTICS_URL: '/events' })).toBe('')
})

test('the form of Apple goes to its host and on to Apple', () => {
  expect(policyOf({ VITE_AUTH_HOST: 'https://auth.example/' })).toBe('form-action https://auth.example https://appleid.apple.com')
})

test('everything together', () => {
  const environment = {
    VITE_ADDRESS_PROVIDER: 'google',
    VITE_GOOGLE_PLACES_KEY: 'key',
    VITE_ANALYTICS_URL: 'https://events.example/',
    VITE_AUTH_HOST: 'https://auth.example',
  }
  expect(policyOf(environment)).toBe(
    'connect-src https://places.googleapis.com https://events.example; form-action https://auth.example https://appleid.apple.com',
  )
})

test('an address that is none stops the build with a sentence that names the setting', () => {
  expect(() => policyOf({ VITE_ANALYTICS_URL: 'http://' })).toThrow('VITE_ANALYTICS_URL must be an address, not "http://".')
})
