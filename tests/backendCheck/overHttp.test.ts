import { testApp } from '@callout/mock-api/testing/testApp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { check } from './check.ts'
import { type CheckOptions, readOptions } from './options.ts'

const mock = testApp()
let address: string
beforeAll(async () => {
  address = await mock.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => mock.app.close())

/** `npm run test:nightly` checks every domain over HTTP; `npm test` checks all of them without HTTP, in `provider.test.ts`. */
const domains = process.env['NIGHTLY'] === undefined ? ['--domain', 'auth', '--domain', 'taxes'] : []

test('the mock over HTTP, with states by its control API, conforms strictly and is as before afterwards', async () => {
  const jobs = mock.store.jobs.size
  const now = mock.clock.now()
  const words = ['--base-url', address, '--allow-writes', '--states-url', `${address}/control/pact-states`, '--strict', ...domains]
  const { report, code } = await check(readOptions(words) as CheckOptions, () => undefined)
  const { calls, stateFailures } = report.results
  const others = calls.filter(({ status }) => status !== 'conforms')
  expect(stateFailures).toEqual([])
  expect(
    others.map(({ call, differences }) => [call.name, differences.map(({ interaction, field, message }) => [interaction, field, message])]),
  ).toEqual([])
  expect([code, report.worth?.percent]).toEqual([0, 100])
  expect([mock.store.jobs.size, mock.clock.now()]).toEqual([jobs, now])
}, 240_000)

test('an unknown state fails with the reason of the mock', async () => {
  const reply = await mock.app.inject({ method: 'POST', url: '/control/pact-states', payload: { state: 'the moon is full' } })
  expect([reply.statusCode, reply.body]).toEqual([404, expect.stringContaining('There’s no provider state')])
})
