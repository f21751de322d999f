import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testGateway } from '../testing/testGateway.ts'

const clientDir = join(import.meta.dirname, '../../../client/public')
const https = { 'x-forwarded-proto': 'https' }

test.each([
  ['GET', '/icon.svg'],
  ['GET', '/settings.json'],
  ['GET', '/health/live'],
  ['GET', '/events'],
  ['PUT', '/graphql'],
  ['GET', '/missing.js'],
] as const)('%s %s has frame-ancestors, a permissions policy and, over HTTPS, HSTS', async (method, url) => {
  const { app } = await testGateway({}, { clientDir, hstsSeconds: 31_536_000, trustedProxies: ['loopback'] })
  const { headers } = await app.inject({ method, url, headers: https })
  expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/)
  expect(headers['permissions-policy']).toMatch(/camera=\(\), microphone=\(\).*geolocation=\(self\)/)
  expect(headers['strict-transport-security']).toBe('max-age=31536000')
})

test('a response of GraphQL has the headers of data alone', async () => {
  const { app } = await testGateway({}, { hstsSeconds: 31_536_000, trustedProxies: ['loopback'] })
  const { headers } = await app.inject({ method: 'POST', url: '/graphql', headers: https, payload: { query: '{ __typename }' } })
  expect(Object.keys(headers).toSorted()).toEqual([
    'cache-control',
    'connection',
    'content-length',
    'content-security-policy',
    'content-type',
    'cross-origin-resource-policy',
    'date',
    'strict-transport-security',
    'x-content-type-options',
    'x-request-id',
  ])
})

test('HSTS includes subdomains if the setting says so', async () => {
  const { app } = await testGateway({}, { hstsSeconds: 31_536_000, hasHstsSubdomains: true, trustedProxies: ['loopback'] })
  const { headers } = await app.inject({ url: '/health/live', headers: https })
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
})

test('sends the same policies with a malformed URL’s error', async () => {
  const { headers } = await (await testGateway({}, { clientDir })).app.inject('/%E0%A4%A')
  expect(headers).toMatchObject({ 'content-security-policy': "frame-ancestors 'none'", 'permissions-policy': expect.any(String) })
})

test.each([
  ['over HTTP', { hstsSeconds: 1, trustedProxies: ['loopback'] }, {}],
  ['without the setting', { trustedProxies: ['loopback'] }, https],
  ['when the proxy is not trusted', { hstsSeconds: 1 }, https],
])('HSTS is not sent %s', async (_, options, headers) => {
  const { app } = await testGateway({}, options)
  expect((await app.inject({ url: '/health/live', headers })).headers).not.toHaveProperty('strict-transport-security')
})
