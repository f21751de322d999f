import { expect, test } from 'vitest'
import { RequestLog, withoutSecrets } from './requestLog.ts'

test('secrets are hidden wherever they stand', () => {
  expect(withoutSecrets({ email: 'a@b.c', password: 'x', list: [{ reset_token: 'y', user_code: '123456', page: 1 }] })).toEqual({
    email: 'a@b.c',
    password: '[hidden]',
    list: [{ reset_token: '[hidden]', user_code: '[hidden]', page: 1 }],
  })
})

test('long texts are cut', () => {
  expect(withoutSecrets({ signature_image: 'x'.repeat(5000) })).toEqual({ signature_image: `${'x'.repeat(1000)}…` })
})

test('the last 500 calls are kept, newest first', () => {
  const log = new RequestLog()
  const call = { at: 1, method: 'GET', path: '/', query: {}, body: null, http_status: 200, response_code: 200, duration_ms: 1 }
  for (let index = 0; index < 1201; index += 1) log.add(call)
  expect(log.newest()).toHaveLength(500)
  expect(log.newest()[0]?.id).toBe(1201)
})
