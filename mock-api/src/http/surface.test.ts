import supertest from 'supertest'
import { beforeAll, describe, expect, test } from 'vitest'
import { CARD_FORM_PATH } from '../control/card/cardForm.ts'
import { testApp, type TestApp } from '../testing/testApp.ts'

let mock: TestApp
let http: ReturnType<typeof supertest>
let token: string
beforeAll(async () => {
  mock = testApp()
  await mock.app.ready()
  http = supertest(mock.app.server)
  token = await mock.signIn('owner')
})

const platform = { 'x-fc-app-platform': '2' }
const json = { 'content-type': 'application/json' }

interface Case {
  readonly name: string
  readonly method?: 'get' | 'post' | 'put' | 'delete' | 'head' | 'options'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly status: number
  /** Part of the JSON body. */
  readonly reply?: object
  readonly replyHeaders?: object
}

const run = ({ method = 'get', path, headers = {}, body }: Case) => {
  const request = http[method](path).set({ host: '127.0.0.1', ...headers })
  return body === undefined ? request : request.send(body)
}

const refused = (responseCode: number, responseMessage: string): object => ({ responseCode, responseMessage, responseData: null })

const cases: readonly Case[] = [
  {
    name: 'broken JSON',
    method: 'post',
    path: '/api/v1/users/sign_in',
    headers: { ...platform, ...json },
    body: '{"email":',
    status: 400,
    reply: refused(400, 'The body isn’t valid JSON.'),
  },
  {
    name: 'a body that isn’t JSON',
    method: 'post',
    path: '/api/v1/users/sign_in',
    headers: { ...platform, 'content-type': 'text/plain' },
    body: 'email=x',
    status: 415,
    reply: refused(415, 'The body must be JSON, with the header Content-Type: application/json.'),
  },
  {
    name: 'a body that is a list',
    method: 'post',
    path: '/api/v1/users/sign_in',
    headers: { ...platform, ...json },
    body: '[1]',
    status: 200,
    reply: { responseCode: 422, responseMessage: 'The body must be a JSON object.' },
  },
  {
    name: 'a body of more than 5 MB',
    method: 'post',
    path: '/api/v1/users/sign_in',
    headers: { ...platform, ...json },
    body: JSON.stringify({ email: 'x'.repeat(6_000_000) }),
    status: 413,
    reply: refused(413, 'The body is larger than 5 MB.'),
  },
  {
    name: 'an unknown path with the closest call',
    path: '/api/v1/jobs/job_listings',
    headers: platform,
    status: 404,
    reply: refused(404, 'There’s no GET /api/v1/jobs/job_listings. The closest call is GET /api/v1/jobs/job_listing.'),
  },
  {
    name: 'a text where an id belongs',
    path: '/api/v1/jobs/today',
    headers: platform,
    status: 404,
    reply: refused(404, 'There’s no GET /api/v1/jobs/today. The closest call is GET /api/v1/jobs/{id}.'),
  },
  { name: 'an unknown path outside the API', path: '/nowhere', status: 404, reply: { responseCode: 404 } },
  {
    name: 'a wrong method with the right one',
    method: 'delete',
    path: '/api/v1/users/sign_in',
    headers: platform,
    status: 405,
    reply: refused(405, 'There’s no DELETE /api/v1/users/sign_in. The closest call is POST /api/v1/users/sign_in.'),
    replyHeaders: { allow: 'POST' },
  },
  { name: 'a path in a broken encoding', path: '/api/v1/jobs/%E0%A4%A', headers: platform, status: 400, reply: { responseCode: 400 } },
  {
    name: 'no platform header',
    path: '/api/v1/users/user_profile_get',
    status: 400,
    reply: refused(400, 'Send the header X-FC-App-Platform with the value 2.'),
  },
  {
    name: 'another platform',
    path: '/api/v1/users/user_profile_get',
    headers: { 'x-fc-app-platform': '1' },
    status: 400,
    reply: refused(400, 'Send the header X-FC-App-Platform with the value 2.'),
  },
  {
    name: 'no token: HTTP 200 with responseCode 401',
    path: '/api/v1/users/user_profile_get',
    headers: platform,
    status: 200,
    reply: { responseCode: 401, responseData: null },
    replyHeaders: { 'content-type': 'application/json; charset=utf-8' },
  },
  {
    name: 'an unknown token',
    path: '/api/v1/users/user_profile_get',
    headers: { ...platform, authorization: 'unknown' },
    status: 200,
    reply: { responseCode: 401, responseData: null },
  },
  {
    name: 'a public call',
    path: '/api/v1/countries',
    headers: platform,
    status: 200,
    reply: { responseCode: 200, responseMessage: 'Success' },
    replyHeaders: { 'content-type': 'application/json; charset=utf-8' },
  },
  {
    name: 'a preflight of the client',
    method: 'options',
    path: '/api/v1/countries',
    headers: { origin: 'http://127.0.0.1:5173', 'access-control-request-method': 'GET' },
    status: 204,
    replyHeaders: { 'access-control-allow-origin': 'http://127.0.0.1:5173' },
  },
  { name: 'OPTIONS without an origin', method: 'options', path: '/api/v1/countries', headers: platform, status: 405 },
  { name: 'health', path: '/health', status: 200, reply: { status: 'ok' } },
  { name: 'HEAD of health', method: 'head', path: '/health', status: 200 },
  { name: 'the icon', path: '/favicon.ico', status: 200, replyHeaders: { 'content-type': 'image/svg+xml' } },
  { name: 'HEAD of the icon', method: 'head', path: '/favicon.ico', status: 200, replyHeaders: { 'content-type': 'image/svg+xml' } },
  { name: 'robots.txt', path: '/robots.txt', status: 200, replyHeaders: { 'content-type': 'text/plain; charset=utf-8' } },
  {
    name: 'HEAD of robots.txt',
    method: 'head',
    path: '/robots.txt',
    status: 200,
    replyHeaders: { 'content-type': 'text/plain; charset=utf-8' },
  },
  {
    name: 'the card form, which the client and gateways of this machine may frame',
    path: CARD_FORM_PATH,
    status: 200,
    replyHeaders: {
      'content-type': expect.stringContaining('text/html'),
      'content-security-policy': expect.stringContaining('frame-ancestors http://127.0.0.1:5173 http://127.0.0.1:* http://localhost:*;'),
    },
  },
  { name: 'the identity page without a way back', path: '/control/identity?provider=Google', status: 400 },
  { name: 'a visit page with an unknown key', path: '/visits/1/unknown', status: 404 },
  { name: 'a file with an unknown key', path: '/files/a/b', status: 404 },
  { name: 'the outbox', path: '/control/outbox', status: 200 },
  { name: 'an unknown attachment', path: '/control/outbox/999999/attachments/0', status: 404, reply: { responseCode: 404 } },
  { name: 'the faults', path: '/control/faults', status: 200, reply: [] },
  {
    name: 'a wrong clock',
    method: 'post',
    path: '/control/clock',
    headers: json,
    body: '{"now":-1}',
    status: 400,
    reply: { responseCode: 400, responseMessage: expect.stringMatching(/^now: /) },
  },
  { name: 'an unknown control call', path: '/control/unknown', status: 404 },
]

const anyReply: unknown = expect.anything()

test.each(cases)('answers $method $name with $status', async (item) => {
  const { status, body, headers } = await run(item)
  expect(status).toBe(item.status)
  expect([body]).toMatchObject([item.reply ?? anyReply])
  expect(headers).toMatchObject(item.replyHeaders ?? {})
})

test.each(['/control/identity?provider=Google', '/visits/1/unknown', '/favicon.ico', '/control/outbox', '/api/v1/unknown', '/files/a/b'])(
  '%s has a permissions policy and can’t be framed',
  async (path) => {
    const { headers } = await run({ name: '', path, status: 0 })
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/)
    expect(headers['permissions-policy']).toMatch(/camera=\(\)/)
  },
)

describe('/control/requests', () => {
  test('lists API requests, and leaves out control calls, health and site files', async () => {
    await http.delete('/control/faults').set('host', '127.0.0.1')
    const before = (await http.get('/control/requests').set('host', '127.0.0.1')).body.length
    for (const path of ['/health', '/favicon.ico', '/robots.txt', '/control/outbox']) await http.get(path).set('host', '127.0.0.1')
    await http.get('/api/v1/users/user_profile_get').set({ ...platform, host: '127.0.0.1', authorization: token })
    const { body } = await http.get('/control/requests').set('host', '127.0.0.1')
    expect(body).toHaveLength(before + 1)
    expect(body[0]).toMatchObject({ method: 'GET', path: '/api/v1/users/user_profile_get', http_status: 200, response_code: 200 })
  })
})
