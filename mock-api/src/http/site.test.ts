import { expect, test } from 'vitest'
import { CARD_FORM_PATH } from '../control/card/cardForm.ts'
import { testApp } from '../testing/testApp.ts'

test.each([
  ['/favicon.ico', 'image/svg+xml', /^<svg /],
  ['/robots.txt', 'text/plain; charset=utf-8', /^User-agent: \*\n/],
])('%s answers GET and HEAD, and is not recorded as an API request', async (url, type, content) => {
  const mock = testApp()
  const [got, head] = [await mock.app.inject({ url }), await mock.app.inject({ method: 'HEAD', url })]
  expect([got.statusCode, got.headers['content-type'], head.statusCode, head.headers['content-type']]).toEqual([200, type, 200, type])
  expect(got.body).toMatch(content)
  expect(await mock.control('GET', '/requests')).toEqual([])
})

test.each(['/control/identity?provider=Google', '/visits/1/unknown', '/favicon.ico', '/control/outbox', '/api/v1/unknown', '/files/a/b'])(
  '%s may not be framed, and has a permissions policy',
  async (url) => {
    const { headers } = await testApp().app.inject(url)
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/)
    expect(headers['permissions-policy']).toMatch(/camera=\(\)/)
  },
)

test('only the client and gateways of this machine may frame the card form', async () => {
  const { headers } = await testApp().app.inject(CARD_FORM_PATH)
  expect(headers['content-security-policy']).toContain('frame-ancestors http://127.0.0.1:5173 http://127.0.0.1:* http://localhost:*;')
})
