import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/testApp.ts'

let mock: TestApp
let port: number
beforeAll(async () => {
  mock = testApp()
  port = Number(new URL(await mock.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => mock.app.close())

/** Sends these bytes and returns status and body of what comes back. */
const exchange = (text: string): Promise<{ status: number; type: string | undefined; body: unknown }> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    let reply = ''
    socket.setEncoding('utf8')
    socket.on('data', (chunk) => {
      reply += String(chunk)
    })
    socket.on('error', reject)
    socket.on('end', () => {
      const [head = '', body = ''] = reply.split('\r\n\r\n')
      resolve({
        status: Number(head.split(' ')[1]),
        type: /^content-type: (.*)$/im.exec(head)?.[1],
        body: JSON.parse(body.replace(/^[0-9a-f]+\r\n/i, '').split('\r\n')[0] ?? ''),
      })
    })
  })
const request = (line: string, ...headers: string[]): string =>
  [`${line} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n')
const PATH = '/api/v1/users/sign_in'

test.each<[string, string, number, string]>([
  ['headers of 100 kB', request(`GET ${PATH}`, `X-Long: ${'x'.repeat(100_000)}`), 431, 'The request headers are too long.'],
  ['an address of 100 kB', request(`GET ${PATH}?${'x'.repeat(100_000)}`), 431, 'The request headers are too long.'],
  ['a verb that nobody knows', request(`BREW ${PATH}`), 405, 'This HTTP method doesn’t exist.'],
  ['a tunnel', request('CONNECT example.test:443'), 405, 'CONNECT isn’t supported.'],
  ['no HTTP at all', 'hello\r\n\r\n', 405, 'This HTTP method doesn’t exist.'],
  ['a length that is no number', request(`POST ${PATH}`, 'Content-Length: many'), 400, 'This isn’t a valid HTTP request.'],
  [
    'two ways to tell the length',
    request(`POST ${PATH}`, 'Content-Length: 2', 'Transfer-Encoding: chunked'),
    400,
    'This isn’t a valid HTTP request.',
  ],
  ['an expectation', request(`POST ${PATH}`, 'Expect: wonders', 'Content-Length: 0'), 417, 'The Expect header isn’t supported.'],
])('%s is answered with the envelope', async (_, text, status, responseMessage) => {
  expect(await exchange(text)).toEqual({
    status,
    type: 'application/json; charset=utf-8',
    body: { responseCode: status, responseMessage, responseData: null },
  })
})

test.each(['PROPFIND', 'LOCK', 'TRACE', 'OPTIONS', 'SEARCH'])('the verb %s is refused as a wrong one', async (verb) => {
  expect(await exchange(request(`${verb} ${PATH}`))).toMatchObject({ status: 405, body: { responseCode: 405 } })
})

test('a request without a host is answered as any other', async () => {
  const reply = await exchange(`GET ${PATH} HTTP/1.1\r\nConnection: close\r\n\r\n`)
  expect(reply).toMatchObject({ status: 405, body: { responseCode: 405 } })
})

test.each([
  ['an id of 200 digits', `/jobs/${'1'.repeat(200)}`, 414],
  ['a path with a broken escape', '/jobs/%', 400],
  ['a path with a zero byte', '/jobs/%00', 404],
])('%s is answered with the envelope', async (_, path, status) => {
  expect(await mock.call('GET', path)).toMatchObject({ status, responseCode: status, responseData: null })
})

test('a browser may still ask before it calls from another origin', async () => {
  const headers = { origin: 'http://127.0.0.1:5173', 'access-control-request-method': 'POST' }
  expect((await mock.app.inject({ method: 'OPTIONS', url: PATH, headers })).statusCode).toBe(204)
})
