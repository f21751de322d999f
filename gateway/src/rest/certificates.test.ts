import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../app.ts'
import { cert, key } from '../testing/localhostCertificate.ts'

test('a backend with a self-signed certificate gets no request', async () => {
  const reached: unknown[] = []
  const backend = createServer({ key, cert }, ({ url }, response) => {
    reached.push(url)
    response.end('{}')
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void backend.close())
  await once(backend, 'listening')
  const { port } = backend.address() as AddressInfo
  const app = await buildApp({ restBaseUrl: `https://127.0.0.1:${port}/api/v1` })
  onTestFinished(() => app.close())
  const reply = await app.inject({ method: 'POST', url: '/graphql', payload: { query: '{ countries { name } }' } })
  expect(reply.json()).toMatchObject({ errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] })
  expect(reached).toEqual([])
})
