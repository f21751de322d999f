import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/testApp.ts'
import { docsFiles, mountApiDocs } from './apiDocs.ts'

test.each(docsFiles)('%s is served from this origin', async (url) => {
  const { app } = testApp()
  const reply = await app.inject({ url })
  expect(reply.statusCode).toBe(200)
  expect(reply.body.length).toBeGreaterThan(100)
})

test('the page may load nothing from other origins', async () => {
  const { headers, body } = await testApp().app.inject({ url: '/docs' })
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; /)
  expect(body).not.toMatch(/(src|href)="(https?:)?\/\//)
})

test('without development packages the page leads to openapi.json', async () => {
  const app = fastify()
  mountApiDocs(app, null)
  expect((await app.inject({ url: '/docs' })).body).toContain('href="/openapi.json"')
  expect((await app.inject({ url: '/docs/swagger-ui-bundle.js' })).statusCode).toBe(404)
})
