import { ipLocation } from '@callout/contracts/lookups/samples'
import { expect, test } from 'vitest'
import type { AppOptions } from '../app.ts'
import { testGateway } from '../testing/testGateway.ts'
import { ok } from '../testing/fakeBackend.ts'
import { visitorLimits } from '../visitors/limits.ts'

const query = '{ ipLocation { city } }'
const PROXY = '10.1.2.3'

/** A gateway whose backend returns the forwarded address as the visitor's city. */
async function visited(options: Partial<AppOptions> = {}) {
  const { app, backend } = await testGateway(
    { getIpLocation: ({ headers }) => ok({ ...ipLocation, city: headers['x-forwarded-for'] ?? null }) },
    options,
  )
  const visit = async (remoteAddress: string, forwarded?: string): Promise<string> => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
    const response = await app.inject({ method: 'POST', url: '/graphql', remoteAddress, headers, payload: { query } })
    return response.json<{ data: { ipLocation: { city: string } } }>().data.ipLocation.city
  }
  return { visit, backend }
}

test('forwards the visitor’s address', async () => {
  const { visit } = await visited()
  expect(await visit('203.0.113.7')).toBe('203.0.113.7')
  expect(await visit('2001:db8::7')).toBe('2001:db8::7')
  expect(await visit('::ffff:203.0.113.7')).toBe('203.0.113.7')
})

test('ignores a visitor’s own X-Forwarded-For', async () => {
  const { visit } = await visited()
  expect(await visit('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
})

test('accepts the address from a trusted proxy', async () => {
  const { visit } = await visited({ trustedProxies: ['10.0.0.0/8'] })
  expect(await visit(PROXY, '203.0.113.7')).toBe(`203.0.113.7, ${PROXY}`)
})

test('uses only addresses that a trusted proxy added', async () => {
  const { visit } = await visited({ trustedProxies: ['10.0.0.0/8'] })
  expect(await visit(PROXY, '198.51.100.1, 203.0.113.7')).toBe(`203.0.113.7, ${PROXY}`)
  expect(await visit('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
})

test('ignores ports of addresses, also of trusted proxies', async () => {
  const { visit } = await visited({ trustedProxies: ['10.0.0.0/8'] })
  expect(await visit(PROXY, '203.0.113.7:4711, 10.9.9.9:80')).toBe(`203.0.113.7, 10.9.9.9, ${PROXY}`)
  expect(await visit(PROXY, '[2001:db8::7]:4711')).toBe(`2001:db8::7, ${PROXY}`)
})

test.each([
  ['203.0.113.7:1', '203.0.113.7:2'],
  ['[2001:db8::7]:1', '[2001:db8::7]:2'],
])('counts requests of %s and %s together', async (item, entry) => {
  const visitors = { ...visitorLimits, requestsPerAddress: 1 }
  const { app } = await testGateway({ getIpLocation: ok(ipLocation) }, { trustedProxies: ['10.0.0.0/8'], visitors })
  const statusFor = async (forwarded: string): Promise<number> => {
    const headers = { 'x-forwarded-for': forwarded }
    return (await app.inject({ method: 'POST', url: '/graphql', remoteAddress: PROXY, headers, payload: { query } })).statusCode
  }
  expect([await statusFor(item), await statusFor(entry)]).toEqual([200, 429])
})

test('drops invalid addresses', async () => {
  const { visit } = await visited({ trustedProxies: ['10.0.0.0/8'] })
  expect(await visit(PROXY, 'unknown')).toBe(PROXY)
})

test('does not mix up concurrent visitors', async () => {
  const { visit, backend } = await visited()
  const addresses = ['203.0.113.7', '198.51.100.1', '203.0.113.7']
  expect(await Promise.all(addresses.map((address) => visit(address)))).toEqual(addresses)
  expect(backend.calls).toEqual({ getIpLocation: 3 })
})
