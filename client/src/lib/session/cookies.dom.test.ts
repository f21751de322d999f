// @vitest-environment-options { "url": "https://callout.test/" }
import { expect, test, vi } from 'vitest'
import { writeCookie } from './cookies.ts'

test('a cookie is for this site only and never sent unencrypted', () => {
  const written = vi.spyOn(document, 'cookie', 'set').mockReturnValue()
  writeCookie('userId', '7')
  expect(written.mock.calls).toEqual([['userId=7; path=/; max-age=31536000; samesite=lax; secure']])
})
