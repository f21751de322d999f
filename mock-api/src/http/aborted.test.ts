import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { PLATFORM_HEADER, PLATFORM_WEB } from '@callout/contracts/constants'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/testApp.ts'

let mock: TestApp
let port: number
let headers: string
beforeAll(async () => {
  mock = testApp()
  port = Number(new URL(await mock.app.listen({ port: 0, host: '127.0.0.1' })).port)
  headers = `Host: 127.0.0.1:${port}\r\n${PLATFORM_HEADER}: ${PLATFORM_WEB}\r\nAuthorization: ${await mock.signIn('owner')}\r\n`
})
afterAll(() => mock.app.close())

/** Sends a request and resets the connection after the first bytes of the reply, or at once. */
async function abort(request: string, isAtOnce: boolean): Promise<void> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  socket.write(request)
  if (!isAtOnce) await once(socket, 'data')
  else await once(socket, 'connect')
  await pause(5)
  socket.resetAndDestroy()
  await pause(30)
}

test.each([
  ['a list', 'GET /api/v1/jobs/job_listing?per_page=100', '', false],
  ['a list before its reply', 'GET /api/v1/jobs/job_listing?per_page=100', '', true],
  ['the stream of requests', 'GET /control/requests/stream', '', false],
  ['half a body', 'POST /api/v1/taxes', 'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"name":', true],
  ['half a chunk', 'POST /api/v1/taxes', 'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n20\r\n{"na', true],
  ['a page', 'GET /', '', false],
])('a client that aborts %s leaves no error in the log', async (_, line, rest, isAtOnce) => {
  const before = mock.logged.length
  await abort(`${line} HTTP/1.1\r\n${headers}${rest || '\r\n'}`, isAtOnce)
  const logged = mock.logged.slice(before)
  expect(logged.filter(({ level }) => level !== 'info')).toEqual([])
  expect(logged.filter(({ status }) => Number(status) >= 500)).toEqual([])
})

test('a client that leaves a delayed reply leaves no error in the log', async () => {
  await mock.control('POST', '/faults', { path: '/countries', delay_ms: 50 })
  const before = mock.logged.length
  await abort(`GET /api/v1/countries HTTP/1.1\r\n${headers}\r\n`, true)
  await pause(80)
  expect(mock.logged.slice(before).filter(({ level }) => level !== 'info')).toEqual([])
})
