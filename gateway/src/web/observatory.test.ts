import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folderWith } from '../testing/folderWith.ts'
import { testGateway } from '../testing/testGateway.ts'
import { securityHeaders } from './securityHeaders.ts'

/** The score of MDN's HTTP Observatory, computed from a response to HTTPS as its published scoring table does. */

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>
const SIX_MONTHS_S = 15_552_000

const getText = (value: Headers[string]): string => [value ?? []].flat().join(', ')

function directivesOf(policy: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    policy.split(';').map((directive): [string, string[]] => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources]
    }),
  )
}

function policyModifier(policy: string): number {
  if (policy === '') return -25
  const directives = directivesOf(policy)
  const sourcesOf = (name: string): readonly string[] => directives.get(name) ?? directives.get('default-src') ?? ['*']
  const scripts = sourcesOf('script-src')
  const isWide = (sources: readonly string[]): boolean => sources.some((source) => /^(\*|https?:|data:)$/.test(source))
  if (scripts.includes("'unsafe-inline'") || isWide(scripts) || isWide(sourcesOf('object-src'))) return -20
  if (scripts.includes("'unsafe-eval'")) return -10
  const isStyleInline = sourcesOf('style-src').includes("'unsafe-inline'")
  if (isStyleInline) return 0
  return directives.get('default-src')?.join() === "'none'" ? 10 : 5
}

function cookieModifier(cookies: readonly string[]): number {
  if (cookies.length === 0) return 0
  if (!cookies.every((cookie) => /; ?secure/i.test(cookie))) return -40
  if (!cookies.every((cookie) => /; ?httponly/i.test(cookie))) return -30
  return cookies.every((cookie) => /; ?samesite=(lax|strict)/i.test(cookie)) ? 5 : -20
}

function transportModifier(header: string): number {
  const maxAge = Number(/max-age=(\d+)/.exec(header)?.[1] ?? -1)
  if (maxAge < 0) return -20
  return maxAge < SIX_MONTHS_S ? -10 : 0
}

const privateReferrer = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/

function framingModifier(policy: string, header: string): number {
  if (directivesOf(policy).has('frame-ancestors')) return 5
  return /^(deny|sameorigin)$/i.test(header) ? 0 : -20
}

function modifiersOf(headers: Headers): Readonly<Record<string, number>> {
  const policy = getText(headers['content-security-policy'])
  return {
    contentSecurityPolicy: policyModifier(policy),
    cookies: cookieModifier([headers['set-cookie'] ?? []].flat()),
    crossOriginSharing: getText(headers['access-control-allow-origin']) === '*' ? -50 : 0,
    referrerPolicy: privateReferrer.test(getText(headers['referrer-policy'])) ? 5 : -5,
    transportSecurity: transportModifier(getText(headers['strict-transport-security'])),
    contentTypeOptions: getText(headers['x-content-type-options']) === 'nosniff' ? 0 : -5,
    framing: framingModifier(policy, getText(headers['x-frame-options'])),
    resourcePolicy: /^same-(origin|site)$/.test(getText(headers['cross-origin-resource-policy'])) ? 10 : 0,
  }
}

/** Bonus points count from 90 points on. */
function scoreOf(headers: Headers): number {
  const modifiers = Object.values(modifiersOf(headers))
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
  const base = 100 + sum(modifiers.filter((modifier) => modifier < 0))
  return base < 90 ? base : base + sum(modifiers.filter((modifier) => modifier > 0))
}
const A_PLUS = 100

const https = { 'x-forwarded-proto': 'https', accept: 'text/html' }

/** The page of the client as the gateway serves it. */
async function served(url: string): Promise<IncomingHttpHeaders> {
  const html = readFileSync(join(import.meta.dirname, '../../../client/index.html'), 'utf8')
  const clientDir = folderWith({ 'index.html': html, 'app.js': 'start()' })
  const cardFormUrl = 'https://cards.example/form'
  const { app } = await testGateway({}, { clientDir, hstsSeconds: 31_536_000, trustedProxies: ['loopback'], cardFormUrl })
  return (await app.inject({ url, headers: https })).headers as IncomingHttpHeaders
}

test.each(['/', '/jobs/12', '/subscriptions/card', '/unknown/page'])('%s has grade A+', async (url) => {
  const page = await served(url)
  expect(modifiersOf(page)).toEqual({
    contentSecurityPolicy: 5,
    cookies: 0,
    crossOriginSharing: 0,
    referrerPolicy: 5,
    transportSecurity: 0,
    contentTypeOptions: 0,
    framing: 5,
    resourcePolicy: 10,
  })
  expect(scoreOf(page)).toBeGreaterThanOrEqual(A_PLUS)
})

describe('a weaker header costs the grade', () => {
  test.each([
    ['content-security-policy', "script-src 'self' 'unsafe-inline'"],
    ['content-security-policy', undefined],
    ['strict-transport-security', undefined],
    ['set-cookie', 'session=1'],
    ['access-control-allow-origin', '*'],
  ])('%s: %s', async (name, value) => {
    expect(scoreOf({ ...(await served('/')), [name]: value })).toBeLessThan(A_PLUS)
  })
})

test.each(['/', '/app.js', '/health', '/settings.json', '/graphql', '/missing'])('%s sets no cookie, and every policy', async (url) => {
  const headers = await served(url)
  expect(headers).not.toHaveProperty('set-cookie')
  expect(headers).toMatchObject({ 'cross-origin-resource-policy': 'same-origin', 'x-content-type-options': 'nosniff' })
  expect(headers['content-security-policy']).toContain(securityHeaders['content-security-policy'])
})

test.each(['script-src', 'style-src'])('%s has this origin and hashes only', async (directive) => {
  const sources = directivesOf(getText((await served('/'))['content-security-policy'])).get(directive) ?? []
  expect(sources.filter((source) => source !== "'self'" && !source.startsWith("'sha256-"))).toEqual([])
  expect(sources.length).toBeGreaterThan(1)
})

test('style attributes are allowed on pages with a card form only', async () => {
  const attributesOn = async (url: string) => directivesOf(getText((await served(url))['content-security-policy'])).get('style-src-attr')
  expect(await attributesOn('/subscriptions/card')).toEqual(["'unsafe-inline'"])
  expect(await attributesOn('/jobs/12')).toBeUndefined()
})

describe('/.well-known/security.txt', () => {
  test('has a contact and an expiry within a year', async () => {
    const { app } = await testGateway({}, { securityContact: 'mailto:security@example.com' })
    const { statusCode, headers, body } = await app.inject('/.well-known/security.txt')
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(body).toMatch(/^Contact: mailto:security@example\.com\nExpires: \S+Z\nPreferred-Languages: en\n$/)
    const days = (Date.parse(/Expires: (\S+)/.exec(body)?.[1] ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(30)
    expect(days).toBeLessThan(365)
  })

  test('is missing without a contact', async () => {
    const { app } = await testGateway({})
    expect((await app.inject('/.well-known/security.txt')).statusCode).toBe(404)
  })
})
