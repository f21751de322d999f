import { createHash } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { house } from '../testing/ask.ts'

const pageWith = (script: string): string => `<html><head><script>${script}</script></head></html>`
const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const everywhere = pageWith('everywhere()')
const login = pageWith('login()')

async function serving(files: Readonly<Record<string, string | Buffer>>): Promise<FastifyInstance> {
  const clientDir = mkdtempSync(join(tmpdir(), 'callout-client-'))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(clientDir, name), content)
  return (await house({}, { clientDir })).app
}
/** As a browser asks that goes to an address. */
const visit = (app: FastifyInstance, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8', ...headers } })
const both = { 'index.html': everywhere, 'login.html': login }

test.each(['/login', '/login?from=mail'])('%s has a page of its own', async (address) => {
  const answer = await visit(await serving(both), address)
  expect(answer.body).toBe(login)
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' })
})

test.each(['/', '/jobs', '/register', '/login/help', '/logins'])('%s has the page of all others', async (address) => {
  expect((await visit(await serving(both), address)).body).toBe(everywhere)
})

test('each page may run the script that stands in it, and not that of the other', async () => {
  const app = await serving(both)
  const policyOf = async (address: string): Promise<unknown> => (await visit(app, address)).headers['content-security-policy']
  expect(await policyOf('/login')).toContain(`script-src 'self' ${hashOf('login()')};`)
  expect(await policyOf('/jobs')).toContain(`script-src 'self' ${hashOf('everywhere()')};`)
})

test('a browser that takes brotli gets the page as the build has compressed it, under the same policy', async () => {
  const app = await serving({ ...both, 'login.html.br': brotliCompressSync(login) })
  const answer = await visit(app, '/login', { 'accept-encoding': 'gzip, br' })
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/html; charset=utf-8' })
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(login)
  expect(answer.headers['content-security-policy']).toContain(hashOf('login()'))
})

test('a build without that page serves its one page there too', async () => {
  expect((await visit(await serving({ 'index.html': everywhere }), '/login')).body).toBe(everywhere)
})

test('a call that is sent there is no page', async () => {
  const answer = await (await serving(both)).inject({ url: '/login', headers: { accept: 'application/json' } })
  expect(answer.statusCode).toBe(404)
})
