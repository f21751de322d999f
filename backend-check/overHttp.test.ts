import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { memoryStore } from '@callout/mock-api/db/store'
import { seed } from '@callout/mock-api/seed/seed'
import { REFERENCE_DATE, type TestApp, testApp } from '@callout/mock-api/testing/testApp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { check } from './check.ts'
import { foreignMock } from './foreignMock.ts'
import { type CheckOptions, readOptions } from './options.ts'

const mock = testApp()
let address: string
beforeAll(async () => {
  address = await mock.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => mock.app.close())

/** `npm run test:nightly` checks every domain over HTTP; `npm test` checks all of them without HTTP, in `provider.test.ts`. */
const domains = process.env['NIGHTLY'] === undefined ? ['--domain', 'auth', '--domain', 'taxes'] : []

async function expectConforming({ store, clock }: TestApp, at: string): Promise<void> {
  const before = [store.jobs.size, clock.now()]
  const args = ['--base-url', at, '--allow-writes', '--states-url', `${at}/control/pact-states`, '--strict', ...domains]
  const { report, code } = await check(readOptions(args) as CheckOptions, () => undefined)
  const { calls, stateFailures } = report.results
  const others = calls.filter(({ status }) => status !== 'conforms')
  expect(stateFailures).toEqual([])
  expect(
    others.map(({ call, differences }) => [call.name, differences.map(({ interaction, field, message }) => [interaction, field, message])]),
  ).toEqual([])
  expect([code, report.worth?.percent]).toEqual([0, 100])
  expect([store.jobs.size, clock.now()]).toEqual(before)
}

test(
  'the mock over HTTP, with states by its control API, conforms strictly and is as before afterwards',
  { tags: 'nightly', timeout: 240_000 },
  async () => {
    await expectConforming(mock, address)
  },
)

test(
  'a backend with other data, its own ids and tokens, more fields and another order of fields conforms strictly',
  { tags: 'nightly', timeout: 240_000 },
  async () => {
    const store = memoryStore()
    seed(store, { seed: 4711, size: 'tiny', referenceDate: REFERENCE_DATE })
    const item = testApp(store)
    const server = foreignMock(item.app).listen(0, '127.0.0.1')
    await once(server, 'listening')
    try {
      await expectConforming(item, `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    } finally {
      server.close()
      server.closeAllConnections()
      await item.app.close()
    }
  },
)

test('a state is set up for a verifier that sends its consumer', async () => {
  const post = async (payload: object) => (await mock.app.inject({ method: 'POST', url: '/control/pact-states', payload })).statusCode
  const state = 'the job does not exist'
  expect(await post({ consumer: 'callout-gateway', state, states: [state], params: { job_id: 999 }, action: 'setup' })).toBe(200)
  expect(await post({ consumer: 'callout-gateway', state, action: 'teardown' })).toBe(200)
})

test('an unknown state fails with the reason of the mock', async () => {
  const reply = await mock.app.inject({ method: 'POST', url: '/control/pact-states', payload: { state: 'the moon is full' } })
  expect([reply.statusCode, reply.body]).toEqual([404, expect.stringContaining('There’s no provider state')])
})
