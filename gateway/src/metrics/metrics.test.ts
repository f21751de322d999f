import { job } from '@callout/contracts/jobs/samples/record'
import { createServer } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { testGateway } from '../testing/testGateway.ts'
import { ok, refused } from '../testing/fakeBackend.ts'
import { freePort } from '../testing/freePort.ts'

/** Value of a Prometheus sample by name and labels. */
function valueIn(text: string, name: string, ...labels: readonly string[]): number | undefined {
  const line = text.split('\n').find((item) => item.startsWith(`${name}{`) && labels.every((label) => item.includes(label)))
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}

test('counts operations and calls by code and reports the state of each path', async () => {
  const port = await freePort()
  const { app, ask } = await testGateway(
    { getJob: (_, nth) => (nth < 3 ? ok(job) : refused(403, 'No')) },
    { metrics: { port, host: '127.0.0.1' } },
  )
  for (const token of ['a', 'b', 'c']) await ask('query OpenJob { job(id: "501") { id } }', {}, token)
  await ask('{ nothing }')
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect(valueIn(text, 'callout_operation_duration_count', 'operation="OpenJob"', 'code="OK"')).toBe(2)
  expect(valueIn(text, 'callout_operation_duration_count', 'operation="OpenJob"', 'code="FORBIDDEN"')).toBe(1)
  expect(valueIn(text, 'callout_operation_duration_count', 'operation="other"', 'code="BAD_REQUEST"')).toBe(1)
  expect(valueIn(text, 'callout_upstream_duration_count', 'call="GET /jobs/{id}"', 'code="200"')).toBe(2)
  expect(valueIn(text, 'callout_upstream_duration_count', 'call="GET /jobs/{id}"', 'code="403"')).toBe(1)
  expect(valueIn(text, 'callout_upstream_waiting', 'path="/jobs/{id}"')).toBe(0)
  expect(valueIn(text, 'callout_upstream_circuit_open', 'path="/jobs/{id}"')).toBe(0)
  expect(text).toMatch(/^callout_windows 0$/m)
  expect(text).toMatch(/^nodejs_eventloop_utilization/m)
  expect(text).not.toMatch(/token|127\.0\.0\.1/)

  await app.close()
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow('fetch failed')
})

test('bounds the operation names used as labels', async () => {
  const port = await freePort()
  const { app, ask } = await testGateway({}, { metrics: { port, host: '127.0.0.1' } })
  for (let at = 0; at < 310; at++) await ask(`query Made${at} { __typename }`)
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect(new Set([...text.matchAll(/operation="(\w+)"/g)].map(([, name]) => name)).size).toBe(301)
  await app.close()
})

test('fails at the start if the port is in use', async () => {
  const blocker = createServer().listen(0, '127.0.0.1')
  await once(blocker, 'listening')
  const { port } = blocker.address() as AddressInfo
  await expect(testGateway({}, { metrics: { port, host: '127.0.0.1' } })).rejects.toMatchObject({ code: 'EADDRINUSE', port })
  blocker.close()
})
