import { expect, test } from 'vitest'
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
