import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../app.ts'

/** Self-signed for localhost until 2126, made for this test by `openssl req -x509 -newkey ec`. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgvdjSkUyA+PsbwNox
TtBPFP253hcrd6t9CBBGC40IGcehRANCAARQEKDm8PGtguO42t5umY2Kh6t0pQnI
nPS/4HDv8Bf9G5Y3Z/TKteqNk40lqXsuwPtGRUgSnwN6C3gwuzcJYvAu
-----END PRIVATE KEY-----`
const cert = `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUAlL0RrdMhuObIitwsg0SU5Pd5SIwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyODA1MjMwN1oYDzIxMjYxMTA0
MDUyMzA3WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARQEKDm8PGtguO42t5umY2Kh6t0pQnInPS/4HDv8Bf9G5Y3Z/TKteqN
k40lqXsuwPtGRUgSnwN6C3gwuzcJYvAuo28wbTAdBgNVHQ4EFgQUpFxk0BXfRS1f
dcVCHRIHR3wGopEwHwYDVR0jBBgwFoAUpFxk0BXfRS1fdcVCHRIHR3wGopEwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSAAwRQIhAKkg98nA+DH3S5p55XQx99zmSRXjw6fV5NUF7A6EPDjQAiAB
iU9ATWWMU6wYeM39mQcTM+goCMgMGXPRaA8W6kg/4A==
-----END CERTIFICATE-----`

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
