import { expect, test } from 'vitest'
import type { AppOptions } from '../app.ts'
import { folderWith } from '../testing/folderWith.ts'
import { testGateway } from '../testing/testGateway.ts'

const identityUrl = 'http://127.0.0.1:4010/control/identity'

async function served(options: Partial<AppOptions>, html = '<html></html>') {
  const clientDir = folderWith({ 'index.html': html })
  const { app } = await testGateway({}, { clientDir, ...options })
  const settings = await app.inject('/settings.json')
  const page = await app.inject({ url: '/login', headers: { accept: 'text/html' } })
  const policy = String(page.headers['content-security-policy'])
  const sourcesOf = (directive: string): string | undefined => new RegExp(`${directive} ([^;]*)`).exec(policy)?.[1]
  return { settings, forms: sourcesOf('form-action'), connections: sourcesOf('connect-src'), pictures: sourcesOf('img-src') }
}

test('sends the client the identity page and allows its form', async () => {
  const { settings, forms } = await served({ identityUrl })
  expect(settings.json()).toEqual({ identityUrl })
  expect(settings.headers['cache-control']).toBe('no-store')
  expect(forms).toBe("'self' http://127.0.0.1:4010")
})

const pageThatGoesTo = (content: string): string => `<html><head><meta name="callout-policy" content="${content}"></head></html>`

test('allows the Apple form of the build’s auth host', async () => {
  const html = pageThatGoesTo('form-action https://auth.example https://appleid.apple.com')
  expect((await served({ identityUrl }, html)).forms).toBe("'self' http://127.0.0.1:4010 https://auth.example https://appleid.apple.com")
})

test('allows connections that the build needs', async () => {
  const html = pageThatGoesTo('connect-src https://places.googleapis.com https://events.example; form-action https://auth.example')
  expect(await served({}, html)).toMatchObject({
    connections: "'self' https://places.googleapis.com https://events.example",
    forms: "'self' https://auth.example",
  })
})

test('ignores policy values that are no origins', async () => {
  const html = pageThatGoesTo("connect-src * https: 'unsafe-inline' https://a.example/path; script-src https://evil.example")
  expect((await served({}, html)).connections).toBe("'self'")
})

test('adds nothing without settings', async () => {
  const { settings, forms, connections } = await served({})
  expect([settings.json(), forms, connections]).toEqual([{}, "'self'", "'self'"])
})

test('allows images from the files origin, but no scripts or connections', async () => {
  const { pictures, connections } = await served({ filesOrigin: 'http://127.0.0.1:4010' })
  expect(pictures).toBe("'self' data: blob: https: http://127.0.0.1:4010")
  expect(connections).toBe("'self'")
})

test('sends the client the map tiles and allows them', async () => {
  const mapTiles = { url: 'http://{s}.tiles.test:8080/{z}/{x}/{y}.png', attribution: 'Tiles Ltd' }
  const { settings, pictures, connections } = await served({ mapTiles })
  expect(settings.json()).toEqual({ mapTiles })
  expect(pictures).toBe("'self' data: blob: https: http://*.tiles.test:8080")
  expect(connections).toBe("'self'")
  expect((await served({ mapTiles: { url: 'https://tiles.test/{z}/{x}/{y}.png' } })).pictures).toBe("'self' data: blob: https:")
})

test('offers drive times to the client without the routing service’s address', async () => {
  const { settings, connections } = await served({ routingUrl: 'http://osrm.internal:5000' })
  expect(settings.json()).toEqual({ driveTimes: true })
  expect(connections).toBe("'self'")
})

test('adds no https file origins to the policy', async () => {
  expect((await served({ filesOrigin: 'https://files.example.com' })).pictures).toBe("'self' data: blob: https:")
})

test('allows the payment service on payment pages only', async () => {
  const clientDir = folderWith({ 'index.html': '<html></html>' })
  const { app } = await testGateway({}, { clientDir, cardFormUrl: 'http://127.0.0.1:4010/control/card' })
  const policyOf = async (url: string): Promise<string> => {
    const { headers } = await app.inject({ url, headers: { accept: 'text/html' } })
    return String(headers['content-security-policy'])
  }
  const narrow = await policyOf('/subscriptions')
  expect(narrow).not.toMatch(/stripe|frame-src|4010/)
  for (const url of ['/subscriptions/checkout?plan=1', '/subscriptions/card']) {
    const wide = await policyOf(url)
    expect(wide).toContain("script-src 'self' https://js.stripe.com;")
    expect(wide).toContain("connect-src 'self' https://api.stripe.com;")
    expect(wide).toContain("frame-src 'self' https://js.stripe.com https://hooks.stripe.com http://127.0.0.1:4010")
    expect(wide).toContain("frame-ancestors 'none'")
  }
  expect((await app.inject('/settings.json')).json()).toEqual({ cardFormUrl: 'http://127.0.0.1:4010/control/card' })
})

test('the client may open sessions of the mock only where its headers are sent', async () => {
  expect((await served({ hasMockHeaders: true })).settings.json()).toEqual({ mockHeaders: true })
})
