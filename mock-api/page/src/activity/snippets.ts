import { curlCommand } from '../control/curlCommand.ts'
import type { ShownRequest } from '../control/views.ts'

/** Headers that change the reply. */
const repeatedHeaders = ['x-fc-app-platform', 'x-mock-session', 'x-operation-name', 'idempotency-key']
const API_PREFIX = '/api/v1'
const JSON_TYPE = 'application/json'

function toQuery(query: unknown): string {
  const pairs = Object.entries(query ?? {}).flatMap(([name, value]) =>
    Array.isArray(value) ? value.map((item): [string, string] => [`${name}[]`, String(item)]) : [[name, String(value)] as [string, string]],
  )
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}

const hasBody = ({ body }: ShownRequest): boolean => body !== null && body !== undefined

function headersOf(request: ShownRequest, token: string): Record<string, string> {
  const own = repeatedHeaders.flatMap((name) => {
    const value = request.headers[name]
    return value === undefined ? [] : [[name, String(value)]]
  })
  return {
    ...Object.fromEntries(own),
    ...(request.headers['authorization'] !== undefined && { authorization: token }),
    ...(hasBody(request) && { 'content-type': JSON_TYPE }),
  }
}

/** A curl command that repeats the call. Set the variable TOKEN first; secrets of the body are hidden. */
export const curlSnippet = (request: ShownRequest, origin: string): string =>
  curlCommand({
    method: request.method,
    url: origin + request.path + toQuery(request.query),
    headers: headersOf(request, '$TOKEN'),
    body: hasBody(request) ? JSON.stringify(request.body) : undefined,
  })

const TOKEN_PLACE = '__TOKEN__'
const literal = (value: unknown): string => JSON.stringify(value, null, 2).replaceAll(`"${TOKEN_PLACE}"`, 'token')

function fetchCall(request: ShownRequest, base: string): string {
  const options = {
    ...(request.method !== 'GET' && { method: request.method }),
    headers: headersOf(request, TOKEN_PLACE),
  }
  const text = literal(options)
  const body = hasBody(request) ? `,\n  "body": JSON.stringify(${JSON.stringify(request.body)})` : ''
  return `fetch(\`${base}${toQuery(request.query)}\`, ${text.replace(/\n\}$/, `${body}\n}`)})`
}

/** A fetch that repeats the call, with the variable `token`. */
export const fetchSnippet = (request: ShownRequest, origin: string): string =>
  `const response = await ${fetchCall(request, origin + request.path)}\nconsole.log(await response.json())\n`

const isSignedIn = (request: ShownRequest): boolean => request.headers['authorization'] !== undefined

/** A test with `@callout/mock-api/vitest` that repeats the call and expects the same code. */
export function testSnippet(request: ShownRequest): string {
  const path = request.path.replace(API_PREFIX, '')
  const { 'x-mock-session': _, ...headers } = request.headers
  const call = fetchCall({ ...request, headers }, `\${mock.apiUrl}${path}`)
  const expected = { method: request.method, path, ...(hasBody(request) && { body: request.body }), times: 1 }
  return [
    "import { test } from '@callout/mock-api/vitest'",
    "import { expect } from 'vitest'",
    '',
    `test('${request.method} ${path}', async ({ mock }) => {`,
    ...(isSignedIn(request) ? ["  const { token } = await mock.signIn('owner')"] : []),
    `  const response = await ${call.replaceAll('\n', '\n  ')}`,
    `  expect(await response.json()).toMatchObject({ responseCode: ${request.response_code} })`,
    `  await mock.verify(${JSON.stringify(expected)})`,
    '})',
    '',
  ].join('\n')
}
