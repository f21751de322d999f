import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { jobPage } from '@callout/contracts/jobs/samples/list'
import { expect, test } from 'vitest'
import { testGateway } from '../testing/testGateway.ts'
import { ok } from '../testing/fakeBackend.ts'

const [row] = jobPage.jobs
const replies = { listJobs: ok({ ...jobPage, jobs: Array.from({ length: 40 }, (_, at) => ({ ...row, id: 500 + at })) }) }
const list = '{ jobs(input: {}) { items { id status customer { id name firstName lastName email phone } } } }'

async function ask(query: string, encoding?: string) {
  const { app } = await testGateway(replies)
  const headers = { authorization: 'token-1', ...(encoding !== undefined && { 'accept-encoding': encoding }) }
  return app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } })
}

test.each([
  ['zstd', 'zstd', zstdDecompressSync],
  ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
  ['gzip, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
] as const)('who accepts %j gets %s', async (accepted, encoding, read) => {
  const [plain, small] = [await ask(list), await ask(list, accepted)]
  expect(small.headers).toMatchObject({ 'content-encoding': encoding, vary: expect.stringMatching(/accept-encoding/i) as unknown })
  expect(read(small.rawPayload).toString()).toBe(plain.body)
  expect(small.rawPayload.length * 4).toBeLessThan(plain.body.length)
})

test.each([undefined, 'identity', 'deflate', '*;q=0'])('does not compress for Accept-Encoding %j', async (accepted) => {
  const answer = await ask(list, accepted)
  expect(answer.headers).not.toHaveProperty('content-encoding')
  expect(answer.json().data.jobs.items).toHaveLength(10)
})

test('does not compress short responses', async () => {
  expect((await ask('{ jobs(input: {}) { page } }', 'gzip')).headers).not.toHaveProperty('content-encoding')
})

test('does not compress responses with tokens', async () => {
  const long = 'x'.repeat(2000)
  const { app } = await testGateway({
    signIn: ok({ user: { id: 1, authentication_token: 'secret', email: 'a@b.test', first_name: long, last_name: long } }),
  })
  const payload = {
    query: 'mutation { signIn(input: { email: "a@b.test", password: "x" }) { ... on SignedIn { token user { firstName lastName } } } }',
  }
  const answer = await app.inject({ method: 'POST', url: '/graphql', headers: { 'accept-encoding': 'gzip' }, payload })
  expect(answer.json().data.signIn.token).toBe('secret')
  expect(answer.body.length).toBeGreaterThan(1024)
  expect(answer.headers).not.toHaveProperty('content-encoding')
})
