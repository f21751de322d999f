import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import type { ShownRequest } from '../control/views.ts'
import { curlSnippet, fetchSnippet, testSnippet } from './snippets.ts'

const request: ShownRequest = {
  id: 1,
  at: 0,
  method: 'POST',
  path: '/api/v1/taxes',
  query: { status: ['1', '2'], page: '3' },
  body: { name: "Owner's tax", rate: 2 },
  headers: { 'x-fc-app-platform': '2', 'x-mock-session': 'shared--1', authorization: '[hidden]', accept: '*/*' },
  operation: 'AddTax',
  http_status: 200,
  response_code: 200,
  reply: null,
  duration_ms: 1,
  fault: null,
  set_reply: null,
  is_upstream: false,
  is_poll: false,
  records: [],
}
const query = 'status%5B%5D=1&status%5B%5D=2&page=3'

test('curl takes the token from a variable and quotes the body for a shell', () => {
  expect(curlSnippet(request, 'http://mock.example')).toBe(
    `curl -X POST 'http://mock.example/api/v1/taxes?${query}' -H 'x-fc-app-platform: 2' -H 'x-mock-session: shared--1' -H "authorization: $TOKEN" -H 'content-type: application/json' -d '{"name":"Owner'\\''s tax","rate":2}'`,
  )
})

/** Runs a snippet with a `fetch` that records its call. */
async function getCall(snippet: string, names: Readonly<Record<string, unknown>>): Promise<unknown[]> {
  const calls: unknown[] = []
  const fetched = (...call: unknown[]) => (calls.push(call), Promise.resolve({ json: () => Promise.resolve({ responseCode: 200 }) }))
  const given = { ...names, fetch: fetched, console: { log: () => undefined } }
  await runInNewContext(`(async () => { ${snippet} })()`, given)
  return calls.flat()
}

const options = {
  method: 'POST',
  headers: { 'x-fc-app-platform': '2', authorization: 'T', 'content-type': 'application/json' },
  body: JSON.stringify(request.body),
}

test('fetch repeats the call with the variable token', async () => {
  const [url, sent] = await getCall(fetchSnippet(request, 'http://mock.example'), { token: 'T' })
  expect(url).toBe(`http://mock.example/api/v1/taxes?${query}`)
  expect(sent).toEqual({ ...options, headers: { ...options.headers, 'x-mock-session': 'shared--1' } })
})

test('a test signs in, repeats the call and verifies it', async () => {
  const snippet = testSnippet(request)
  expect(snippet).toMatch(/^import \{ test \} from '@callout\/mock-api\/vitest'\nimport \{ expect \} from 'vitest'\n/)
  const verified: unknown[] = []
  const mock = {
    apiUrl: 'http://own.example/api/v1',
    signIn: () => Promise.resolve({ token: 'T' }),
    verify: (call: unknown) => void verified.push(call),
  }
  let body: ((context: object) => Promise<void>) | undefined
  const register = (_: string, run: (context: object) => Promise<void>): void => void (body = run)
  const calls: unknown[][] = []
  const fetched = (...call: unknown[]) => (calls.push(call), Promise.resolve({ json: () => Promise.resolve({ responseCode: 200 }) }))
  runInNewContext(snippet.replaceAll(/^import .*$/gm, ''), { test: register, expect, fetch: fetched })
  await body?.({ mock })
  expect(calls).toEqual([[`http://own.example/api/v1/taxes?${query}`, options]])
  expect(verified).toEqual([{ method: 'POST', path: '/taxes', body: request.body, times: 1 }])
})
