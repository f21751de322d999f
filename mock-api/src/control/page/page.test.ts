import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify, type FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { mountPage } from './page.ts'

function servedPage(): FastifyInstance {
  const folder = mkdtempSync(join(tmpdir(), 'callout-page-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<body data-client=""></body>')
  writeFileSync(join(folder, 'assets/index-1.js'), 'start()')
  writeFileSync(join(folder, 'secret.js'), 'secret')
  const app = fastify()
  mountPage(app, 'http://client.example/?a="b"', `${folder}/`)
  return app
}

test('the page may run and load its own files only, and has the client’s address', async () => {
  const { headers, body } = await servedPage().inject({ url: '/' })
  expect(body).toBe('<body data-client="http://client.example/?a=&quot;b&quot;"></body>')
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; /)
  expect(policy).not.toMatch(/unsafe|https?:/)
  expect(headers['cache-control']).toBe('no-cache')
})

test('a file of the build is served with its type, and may be stored', async () => {
  const { headers, body } = await servedPage().inject({ url: '/assets/index-1.js' })
  expect([headers['content-type'], body]).toEqual(['text/javascript; charset=utf-8', 'start()'])
  expect(headers['cache-control']).toContain('immutable')
})

test.each(['/assets/other.js', '/assets/index-1.html', '/assets/..%2Fsecret.js', '/assets/%2e%2e/secret.js', '/secret.js', '/assets/'])(
  'nothing is served at %s',
  async (url) => {
    expect((await servedPage().inject({ url })).statusCode).toBe(404)
  },
)

test('before the first build the page names the command', async () => {
  const app = fastify()
  mountPage(app, 'http://client.example', '/nowhere/')
  const { statusCode, body } = await app.inject({ url: '/' })
  expect([statusCode, body]).toEqual([200, expect.stringContaining('npm run build -w mock-api')])
})
