import supertest from 'supertest'
import { describe, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { testApp } from '../testing/testApp.ts'

const CLIENT = 'https://client.test'
const TOKEN = 'a-token-of-sixteen'

async function server(options: { publicUrl?: string; controlToken?: string } = {}) {
  const { store } = testApp()
  const app = buildApp({ store, seed: () => ({}), clientUrl: CLIENT, ...options })
  await app.ready()
  return supertest(app.server)
}
const api = '/api/v1/countries'
const identity = `/control/identity?provider=Google&redirect_uri=${encodeURIComponent('http://127.0.0.1:5173/party-return')}`

describe('a page of', () => {
  test.each([
    ['the client', CLIENT, 200, 200],
    ['the mock', 'http://127.0.0.1:4010', 200, 200],
    ['the mock under its other name', 'http://localhost:4010', 200, 200],
    ['another port of this machine', 'http://localhost:3000', 403, 200],
    ['another website', 'https://evil.test', 403, 403],
    ['another website at the client’s port', 'http://client.test', 403, 403],
    ['a website that begins alike', 'https://client.test.evil.test', 403, 403],
    ['no origin (sandbox, file)', 'null', 403, 403],
  ])('%s reads /control and the API as far as it may', async (_, origin, control, ofApi) => {
    const mock = await server()
    const head = { origin, host: '127.0.0.1:4010', 'x-fc-app-platform': '2' }
    for (const path of ['/control/outbox', '/%63ontrol/outbox']) {
      const asked = await mock.get(path).set(head)
      expect([asked.status, asked.headers['access-control-allow-origin']]).toEqual([control, control === 200 ? origin : undefined])
    }
    const called = await mock.get(api).set(head)
    expect([called.status, called.headers['access-control-allow-origin']]).toEqual([ofApi, ofApi === 200 ? origin : undefined])
  })

  test('a website cannot reset the mock, with or without a preflight', async () => {
    const { store } = testApp()
    let resets = 0
    const app = buildApp({ store, seed: () => ((resets += 1), {}) })
    await app.ready()
    const head = { origin: 'https://evil.test', host: '127.0.0.1:4010' }
    const preflight = await supertest(app.server)
      .options('/control/reset')
      .set({ ...head, 'access-control-request-method': 'POST' })
    expect(preflight.status).toBe(403)
    expect((await supertest(app.server).post('/control/reset').set(head)).status).toBe(403)
    expect(resets).toBe(0)
    expect((await supertest(app.server).post('/control/reset').set('host', '127.0.0.1:4010')).status).toBe(200)
    expect(resets).toBe(1)
  })

  test('any local client opens the identity page', async () => {
    const mock = await server()
    expect((await mock.get(identity).set({ origin: 'http://127.0.0.1:5173', host: 'localhost:4010' })).status).toBe(200)
    expect((await mock.get(identity).set({ origin: 'https://evil.test', host: 'localhost:4010' })).status).toBe(403)
  })
})

describe('a preflight', () => {
  test.each([
    ['another port of this machine', 'http://localhost:3000', false],
    ['the client', CLIENT, true],
    ['the mock', 'http://127.0.0.1:4010', true],
    ['another website', 'https://evil.test', undefined],
  ])('of %s is allowed every method where the page may call', async (_, origin, mayControl) => {
    const mock = await server()
    const allowed = async (path: string, method: string): Promise<unknown> => {
      const asked = {
        origin,
        host: '127.0.0.1:4010',
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization',
      }
      const { status, headers } = await mock.options(path).set(asked)
      if (status !== 204) return headers['access-control-allow-origin'] === undefined ? false : 'refused with an origin'
      expect(headers['access-control-allow-origin']).toBe(origin)
      expect(headers['access-control-allow-headers']).toBe('authorization')
      return String(headers['access-control-allow-methods']).split(', ').includes(method)
    }
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      expect(await allowed('/api/v1/customers/7', method), `${method} of the API`).toBe(mayControl !== undefined)
      expect(await allowed('/control/clock', method), `${method} of /control`).toBe(mayControl === true)
    }
    expect(await allowed('/api/v1/customers/7', 'TRACE')).toBe(false)
  })
})

test.each([
  ['127.0.0.1:4010', 200],
  ['localhost', 200],
  ['[::1]:4010', 200],
  ['evil.test:4010', 403],
  ['127.0.0.1.evil.test', 403],
  ['mock.test', 403],
])('a host of %s is answered %d', async (host, status) => {
  const mock = await server()
  expect((await mock.get('/control/requests').set({ host, 'x-forwarded-host': 'localhost' })).status).toBe(status)
  expect((await mock.get(api).set({ host, 'x-fc-app-platform': '2' })).status).toBe(status)
})

test('PUBLIC_URL adds its host and its origin', async () => {
  const mock = await server({ publicUrl: 'https://mock.test' })
  expect((await mock.get('/control/requests').set({ host: 'mock.test', origin: 'https://mock.test' })).status).toBe(200)
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])('a write as %s is refused', async (type) => {
  const mock = await server()
  expect((await mock.post('/control/clock').set({ host: 'localhost', 'content-type': type }).send('{"now":5}')).status).toBe(415)
})

test('with a token /control answers those who send it, and its pages everyone', async () => {
  const mock = await server({ controlToken: TOKEN })
  const getStatus = async (path: string, authorization = '') => (await mock.get(path).set({ host: 'localhost', authorization })).status
  expect([await getStatus('/control/outbox'), await getStatus('/control/outbox', 'Bearer wrong')]).toEqual([401, 401])
  expect([await getStatus('/control/outbox', `Bearer ${TOKEN}`), await getStatus('/control/outbox', TOKEN)]).toEqual([200, 200])
  expect([await getStatus(identity), await getStatus('/control/card'), await getStatus('/health')]).toEqual([200, 200, 200])
})
