import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const main = new URL('main.ts', import.meta.url).pathname

const start = (environment: Record<string, string>) =>
  spawn(process.execPath, [main], { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] })

async function stopped(environment: Record<string, string>) {
  const child = start(environment)
  const [message] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { code: child.exitCode, message }
}

test('prints one sentence for an invalid setting', async () => {
  expect(await stopped({ PORT: 'many' })).toEqual({ code: 1, message: 'PORT must be a number from 0 to 65535, not "many".\n' })
})

test('prints one sentence for a port in use', async () => {
  const blocker = createServer().listen(0, '127.0.0.1')
  await once(blocker, 'listening')
  const { port } = blocker.address() as AddressInfo
  expect(await stopped({ PORT: String(port) })).toEqual({
    code: 1,
    message: `PORT ${port} is already in use on 127.0.0.1: stop the program that uses it, or set another PORT.\n`,
  })
  blocker.close()
})

test('finishes requests on SIGTERM', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: asked, resolve: noteAsked } = Promise.withResolvers<void>()
  const upstream = createServer(async ({ headers }, response) => {
    // The probe at start has no token.
    if (headers.authorization === 'token-1') {
      noteAsked()
      await released
    }
    response.end(JSON.stringify({ responseCode: 200, responseMessage: '', responseData: [{ id: 1, reason: 'Other' }] }))
  }).listen(0, '127.0.0.1')
  await once(upstream, 'listening')
  const child = start({ PORT: '0', REST_BASE_URL: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}/api/v1` })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const url = /http:\/\/[\d.:]+/.exec(line.toString())?.[0]
  const answer = fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'token-1' },
    body: '{"query":"{ cancelReasons { id } }"}',
  })
  await asked
  child.kill('SIGTERM')
  release()
  expect(await (await answer).json()).toEqual({ data: { cancelReasons: [{ id: '1' }] } })
  expect(await once(child, 'exit')).toEqual([0, null])
  upstream.close()
})
