import { ipLocation } from '@callout/contracts/lookups/samples'
import { expect, test } from 'vitest'
import type { AppOptions } from '../app.ts'
import { house } from '../testing/ask.ts'
import { ok } from '../testing/fakeBackend.ts'

const query = '{ ipLocation { city } }'
const PROXY = '10.1.2.3'

/** A gateway whose backend places a visitor in a town that is called after the address. */
async function visited(options: Partial<AppOptions> = {}) {
  const { app, backend } = await house(
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

test('the backend is told the address of the visitor', async () => {
  const { visit } = await visited()
  expect(await visit('203.0.113.7')).toBe('203.0.113.7')
  expect(await visit('2001:db8::7')).toBe('2001:db8::7')
  expect(await visit('::ffff:203.0.113.7')).toBe('203.0.113.7')
})

test('what a visitor says of the own address does not count', async () => {
  const { visit } = await visited()
  expect(await visit('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
})

test('a trusted proxy says where the visitor is, and is named after it', async () => {
  const { visit } = await visited({ trustedProxies: ['10.0.0.0/8'] })
  expect(await visit(PROXY, '203.0.113.7')).toBe(`203.0.113.7, ${PROXY}`)
})

test('behind a trusted proxy counts what the proxy has added, and not what the visitor had written before', async () => {
  const { visit } = await visited({ trustedProxies: ['10.0.0.0/8'] })
  expect(await visit(PROXY, '198.51.100.1, 203.0.113.7')).toBe(`203.0.113.7, ${PROXY}`)
  expect(await visit('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
})

test('what is no address is passed on to nobody', async () => {
  const { visit } = await visited({ trustedProxies: ['10.0.0.0/8'] })
  expect(await visit(PROXY, 'unknown')).toBe(PROXY)
})

test('two visitors who ask at the same time are each told their own place', async () => {
  const { visit, backend } = await visited()
  const addresses = ['203.0.113.7', '198.51.100.1', '203.0.113.7']
  expect(await Promise.all(addresses.map((address) => visit(address)))).toEqual(addresses)
  expect(backend.calls).toEqual({ getIpLocation: 2 })
})
