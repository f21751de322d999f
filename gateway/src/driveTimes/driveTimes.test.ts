import { gzipSync } from 'node:zlib'
import { profileReply } from '@callout/contracts/profile/samples'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ok, refused } from '../testing/fakeBackend.ts'
import { type FakeRouting, fakeRouting } from '../testing/fakeRouting.ts'
import { serve } from '../testing/gatewayBefore.ts'
import { testGateway, type TestGateway } from '../testing/testGateway.ts'
import { createRoutingService } from './osrm.ts'

let routing: FakeRouting
beforeAll(async () => {
  routing = await fakeRouting()
})
beforeEach(() => {
  routing.failure = null
  routing.requests.length = 0
})
afterAll(() => routing.close())

/** Ten-thousandths of a degree east and north of Chicago. */
const at = (east: number, north: number) => ({ latitude: (418_000 + north) / 1e4, longitude: (-876_000 + east) / 1e4 })
const line = (count: number) => Array.from({ length: count }, (_, index) => at(index, 2 * index))

describe('POST /drive-times', () => {
  let gateway: TestGateway
  beforeEach(async () => {
    gateway = await testGateway(
      { getProfile: ({ headers }) => (headers['authorization'] === 'good' ? ok(profileReply) : refused(401, 'Please sign in')) },
      { routingUrl: `${routing.url}/` },
    )
  })
  afterEach(() => gateway.app.close())
  const ask = (payload: unknown, token: string | null = 'good') =>
    gateway.app.inject({
      method: 'POST',
      url: '/drive-times',
      headers: token === null ? {} : { authorization: token },
      payload: payload as object,
    })

  test('returns meters and seconds between all places, and sends the service nothing but coordinates', async () => {
    const response = await ask({ places: [at(0, 0), at(3, 0), at(0, 5)] })
    expect([response.statusCode, response.json()]).toEqual([
      200,
      {
        meters: [
          [0, 300, 500],
          [300, 0, 800],
          [500, 800, 0],
        ],
        seconds: [
          [0, 30, 100],
          [30, 0, 130],
          [50, 80, 0],
        ],
      },
    ])
    expect(routing.requests).toEqual([
      '/table/v1/driving/-87.60000,41.80000;-87.59970,41.80000;-87.60000,41.80050?annotations=duration,distance',
    ])
  })

  test('reads more than 50 places in blocks, and each block once', async () => {
    const reply = (await ask({ places: line(120) })).json<{ meters: number[][]; seconds: number[][] }>()
    const between = (cell: (steps: number) => number) => line(120).map((_, from) => line(120).map((__, to) => cell(to - from)))
    expect(reply.meters).toEqual(between((steps) => Math.abs(steps) * 300))
    expect(reply.seconds).toEqual(between((steps) => (steps > 0 ? steps * 50 : Math.abs(steps) * 30)))
    expect(routing.requests).toHaveLength(9)
    await ask({ places: line(120) })
    expect(routing.requests).toHaveLength(9)
  })

  test.each([null, '', 'Bearer ', 'ended'])('rejects the token %o without asking the service', async (token) => {
    expect((await ask({ places: line(2) }, token)).statusCode).toBe(401)
    expect(routing.requests).toEqual([])
  })

  test.each([
    ['one place', { places: line(1) }],
    ['301 places', { places: line(301) }],
    ['a latitude beyond the pole', { places: [at(0, 0), { latitude: 91, longitude: 0 }] }],
    ['text instead of degrees', { places: [at(0, 0), { latitude: '41.8', longitude: -87.6 }] }],
    ['another field', { places: [at(0, 0), { ...at(1, 1), name: 'Ann' }] }],
    ['no places', {}],
  ])('rejects %s', async (_, payload) => {
    expect((await ask(payload)).statusCode).toBe(400)
    expect(routing.requests).toEqual([])
  })

  test('answers 503 while the service fails, and logs no coordinates', async () => {
    routing.failure = { status: 502, body: 'down' }
    expect((await ask({ places: line(2) })).statusCode).toBe(503)
    const lines = gateway.log.filter(({ msg }) => msg === 'the routing service did not answer')
    expect(lines).toHaveLength(1)
    expect(JSON.stringify(gateway.log)).not.toContain('-87.6')
  })

  test('limits a token to 60 requests per minute', async () => {
    const statuses: number[] = []
    for (let turn = 0; turn <= 60; turn += 1) statuses.push((await ask({ places: line(2) })).statusCode)
    expect([...new Set(statuses.slice(0, 60)), statuses[60]]).toEqual([200, 429])
  })
})

test('without a routing service the address is missing', async () => {
  const { app } = await testGateway({})
  expect((await app.inject({ method: 'POST', url: '/drive-times', payload: { places: line(2) } })).statusCode).toBe(404)
  await app.close()
})

describe('the routing service', () => {
  test('is given up at the deadline, and not asked for 30 s after two failures', async () => {
    let time = 0
    const service = createRoutingService({ routingUrl: routing.url, deadlineMs: 200, now: () => time })
    routing.failure = 'silent'
    await expect(service.fetchTable(line(2))).rejects.toThrow('aborted due to timeout')
    await expect(service.fetchTable(line(2))).rejects.toThrow('aborted due to timeout')
    routing.failure = null
    await expect(service.fetchTable(line(2))).rejects.toThrow('failed just now')
    expect(routing.requests).toHaveLength(2)
    time = 30_000
    expect((await service.fetchTable(line(2))).meters).toEqual([
      [0, 300],
      [300, 0],
    ])
    await service.close()
  })

  test('may compress its replies', async () => {
    const table = gzipSync(JSON.stringify({ code: 'Ok', durations: [[0]], distances: [[0]] }))
    const { origin } = await serve((response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(table))
    const service = createRoutingService({ routingUrl: origin })
    expect(await service.fetchTable(line(1))).toEqual({ meters: [[0]], seconds: [[0]] })
    await service.close()
  })

  test('stays available after places that it rejects', async () => {
    const service = createRoutingService({ routingUrl: routing.url })
    routing.failure = { status: 400, body: '{"code":"NoSegment"}' }
    for (let turn = 0; turn < 3; turn += 1) await expect(service.fetchTable(line(2))).rejects.toThrow('status 400')
    routing.failure = null
    expect((await service.fetchTable(line(2))).seconds).toHaveLength(2)
    await service.close()
  })

  test.each([
    ['no JSON', '<html>', 'not valid JSON'],
    ['another code', '{"code":"NoTable","durations":[],"distances":[]}', '"code"'],
    ['a table of another size', '{"code":"Ok","durations":[[0]],"distances":[[0]]}', 'another size'],
  ])('fails on %s', async (_, body, message) => {
    const service = createRoutingService({ routingUrl: routing.url })
    routing.failure = { status: 200, body }
    await expect(service.fetchTable(line(2))).rejects.toThrow(message)
    await service.close()
  })
})
