import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderWith } from '../testing/folderWith.ts'
import { testGateway } from '../testing/testGateway.ts'

const page = (script: string): string => `<html><head><script>${script}</script></head></html>`
const ofToday = { 'index.html': page('today()'), 'assets/main-a1b2c3d4.js': 'today', 'assets/main-a1b2c3d4.js.br': 'brotli' }
const html = { accept: 'text/html' }

async function serving(clientDir: string, formerClientDirs: readonly string[] = []) {
  const { app } = await testGateway({}, { clientDir, formerClientDirs })
  return (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
}

test.each([
  '*/*',
  'text/*',
  'text/html',
  'text/html;level=1;q=0.5, application/json',
  'text/html,application/xhtml+xml,*/*;q=0.8',
  'application/json;q=0.9, */*;q=0.1',
  undefined,
])('a page answers GET and HEAD for Accept: %s', async (accept) => {
  const { app } = await testGateway({}, { clientDir: folderWith(ofToday) })
  for (const url of ['/', '/jobs/12', '/login?next=%2Fjobs']) {
    const request = { url, headers: accept === undefined ? {} : { accept } }
    const [got, head] = [await app.inject(request), await app.inject({ ...request, method: 'HEAD' })]
    expect([got.statusCode, got.headers['content-type'], got.body]).toEqual([200, 'text/html; charset=utf-8', ofToday['index.html']])
    expect([head.statusCode, head.headers['content-type'], head.body]).toEqual([200, 'text/html; charset=utf-8', ''])
  }
})

test.each([
  ['/jobs/12', html],
  ['/assets/main-a1b2c3d4.js', {}],
])('a 304 for %s has the policies of the first response', async (url, headers) => {
  const get = await serving(folderWith(ofToday))
  const first = await get(url, headers)
  const again = await get(url, { ...headers, 'if-none-match': String(first.headers['etag']) })
  const policies = ['content-security-policy', 'permissions-policy'] as const
  expect(policies.map((name) => again.headers[name])).toEqual(policies.map((name) => first.headers[name]))
})

test('hashes content independently of its time', async () => {
  const [one, other] = [folderWith(ofToday), folderWith(ofToday)]
  utimesSync(join(other, 'index.html'), 1, 1)
  const [first, second] = [await (await serving(one))('/', html), await (await serving(other))('/', html)]
  expect(first.headers['etag']).toMatch(/^"[\w-]{22}"$/)
  expect(second.headers['etag']).toBe(first.headers['etag'])
})

test.each([
  ['/', {}],
  ['/jobs/12', html],
  ['/assets/main-a1b2c3d4.js', {}],
  ['/assets/main-a1b2c3d4.js', { 'accept-encoding': 'br' }],
])('returns 304 for %s with %j', async (url, headers) => {
  const get = await serving(folderWith(ofToday))
  const first = await get(url, headers)
  expect(first.statusCode).toBe(200)
  const again = await get(url, { ...headers, 'if-none-match': `"other", W/${first.headers['etag'] as string}` })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect(again.headers['cache-control']).toBe(first.headers['cache-control'])
  expect((await get(url, { ...headers, 'if-none-match': '"other"' })).statusCode).toBe(200)
})

test('updates the policy with a new build', async () => {
  const folder = folderWith(ofToday)
  const get = await serving(folder)
  const before = await get('/', html)
  writeFileSync(join(folder, 'index.html'), page('tomorrow.begin()'))
  const after = await get('/', html)
  expect(after.body).toContain('tomorrow')
  expect(after.headers['content-security-policy']).not.toBe(before.headers['content-security-policy'])
  expect(after.headers['etag']).not.toBe(before.headers['etag'])
})

test('sends no page headers with files', async () => {
  const { headers } = await (await serving(folderWith({ ...ofToday, 'assets/part-11223344.js': 'part' })))('/assets/part-11223344.js')
  expect(Object.keys(headers).toSorted()).toEqual(
    [
      'cache-control',
      'connection',
      'content-length',
      'content-security-policy',
      'content-type',
      'cross-origin-resource-policy',
      'date',
      'etag',
      'permissions-policy',
      'vary',
      'x-content-type-options',
    ].toSorted(),
  )
})

test('serves files, but not the page, of previous builds', async () => {
  const former = folderWith({ 'index.html': page('yesterday()'), 'assets/old-99887766.js': 'yesterday' })
  const get = await serving(folderWith(ofToday), [former])
  const old = await get('/assets/old-99887766.js')
  expect([old.body, old.headers['cache-control']]).toEqual(['yesterday', 'public, max-age=31536000, immutable'])
  expect((await get('/', html)).body).toContain('today')
  expect((await get('/assets/never-00000000.js')).statusCode).toBe(404)
})

test.each([
  ['/settings.php', html],
  ['/wp-admin/setup.html', html],
  ['/jobs', { accept: 'application/json' }],
  ['/jobs', { accept: 'text/html;q=0, */*' }],
  ['/jobs', { accept: 'image/*' }],
  ['/%00', html],
  ['/%E0%A4%A', html],
])('%s with %j is not the page', async (url, headers) => {
  const answer = await (await serving(folderWith(ofToday)))(url, { ...headers, 'if-none-match': '*' })
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  expect(answer.body).not.toContain('<html>')
})

test.each([
  ['/', 200],
  ['/login', 200],
  ['/Login/', 200],
  ['/jobs/12?tab=notes', 200],
  ['/jobs/12/', 200],
  ['/jobs/a%2Fb', 200],
  ['/jobs', 404],
  ['/jobs/12/edit', 404],
  ['/unknown', 404],
])('the page at %s is answered with %i for GET and HEAD, by the routes of the build', async (url, status) => {
  const clientDir = folderWith({ ...ofToday, 'routes.json': JSON.stringify(['/', '/login', '/jobs/:jobId']) })
  const { app } = await testGateway({}, { clientDir })
  const [got, head] = [await app.inject({ url, headers: html }), await app.inject({ url, headers: html, method: 'HEAD' })]
  expect([got.statusCode, got.headers['content-type'], got.body]).toEqual([status, 'text/html; charset=utf-8', ofToday['index.html']])
  expect([head.statusCode, head.headers['content-type'], head.body]).toEqual([status, 'text/html; charset=utf-8', ''])
})

test('returns 404, not 304, for a conditional request for an unknown page', async () => {
  const get = await serving(folderWith({ ...ofToday, 'routes.json': '["/"]' }))
  const { headers } = await get('/unknown', html)
  expect((await get('/unknown', { ...html, 'if-none-match': String(headers['etag']) })).statusCode).toBe(404)
})

test('reads the routes of a new build at runtime', async () => {
  const folder = folderWith({ ...ofToday, 'routes.json': '["/"]' })
  const get = await serving(folder)
  expect((await get('/invoices', html)).statusCode).toBe(404)
  writeFileSync(join(folder, 'routes.json'), '["/","/invoices"]')
  utimesSync(join(folder, 'routes.json'), 1, 1)
  expect((await get('/invoices', html)).statusCode).toBe(200)
})
