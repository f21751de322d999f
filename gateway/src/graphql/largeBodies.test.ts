import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { job } from '@callout/contracts/jobs/samples/record'
import { profileReply } from '@callout/contracts/profile/samples'
import { MAX_UPLOAD_BYTES } from '@callout/contracts/jobs/attachmentLimits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { MAX_BODY_BYTES } from './limits.ts'

const FILE_BYTES = 1_250_000
const largest = 'A'.repeat(Math.ceil((FILE_BYTES * 4) / 3 / 4) * 4)
const files = Array.from({ length: MAX_UPLOAD_BYTES / FILE_BYTES }, (_, i) => ({
  fileName: `photo-${i}.jpg`,
  contentType: 'image/jpeg',
  fileBase64: largest,
}))
const least = { customerId: '31', propertyId: '41', categoryId: '3' }
const query = 'mutation ($input: JobInput!) { createJob(input: $input) { id } }'

/** A backend and the gateway in front of it, both over HTTP. */
const profiles: string[] = []
const arrived: { readonly bytes: number; readonly attachments: readonly { readonly file_base64: string }[] }[] = []
const backend = createServer((request, reply) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    if (request.method === 'GET') {
      const token = request.headers.authorization ?? ''
      profiles.push(token)
      const envelope = token === 'token-1' ? { responseCode: 200, responseData: profileReply } : { responseCode: 401, responseData: null }
      return reply.end(JSON.stringify({ responseMessage: 'No', ...envelope }))
    }
    const body = Buffer.concat(chunks)
    arrived.push({ bytes: body.length, ...(JSON.parse(body.toString()) as { attachments: { file_base64: string }[] }) })
    return reply.end(JSON.stringify({ responseCode: 200, responseMessage: 'Success', responseData: job }))
  })
})
let gateway: Awaited<ReturnType<typeof buildApp>>
let url: string
beforeAll(async () => {
  await new Promise<void>((listening) => void backend.listen(0, '127.0.0.1', listening))
  gateway = await buildApp({ restBaseUrl: `http://127.0.0.1:${(backend.address() as AddressInfo).port}/api/v1` })
  url = `${await gateway.listen({ port: 0, host: '127.0.0.1' })}/graphql`
})
afterAll(async () => {
  await gateway.close()
  backend.close()
})

const post = (payload: object, authorization: string | null = 'token-1', at = url): Promise<Response> => {
  const headers = { 'content-type': 'application/json', ...(authorization !== null && { authorization }) }
  return fetch(at, { method: 'POST', headers, body: JSON.stringify(payload) })
}

test('accepts a job with the largest allowed files', async () => {
  const response = await post({ query, variables: { input: { ...least, attachments: files } } })
  expect([response.status, await response.json()]).toEqual([
    200,
    { data: { createJob: { id: '501' } }, extensions: { responseMessage: 'Success' } },
  ])
  expect(arrived).toHaveLength(1)
  expect(arrived[0]?.attachments.map(({ file_base64 }) => file_base64 === largest)).toEqual([true, true, true, true])
})

test('leaves room for the rest of the job', () => {
  expect(MAX_BODY_BYTES - (arrived[0]?.bytes ?? Infinity)).toBeGreaterThan(1_000_000)
})

test('returns 413 beyond the limit', async () => {
  const response = await post({ query, variables: { input: { ...least, attachments: [...files, ...files] } } })
  expect([response.status, await response.json()]).toEqual([
    413,
    {
      errors: [
        {
          message: 'This is too large to send. Files can be up to 5 MB in total.',
          extensions: { code: 'BAD_REQUEST' },
        },
      ],
    },
  ])
  expect(arrived).toHaveLength(1)
})

test('limits the document’s length independently of the body', async () => {
  const response = await post({ query: `{ __typename } #${'x'.repeat(100_000)}` })
  expect(await response.json()).toMatchObject({ errors: [{ message: 'A document can have up to 8000 characters.' }] })
})

test('does not echo a misplaced file', async () => {
  const response = await post({ query, variables: { input: { ...least, priority: largest } } })
  const text = await response.text()
  expect(text).toContain('got invalid value')
  expect(text.length).toBeLessThan(2000)
})

const tooLarge = {
  errors: [{ message: 'This is too large to send. Files can be up to 5 MB in total.', extensions: { code: 'BAD_REQUEST' } }],
}
const largeJob = { query, variables: { input: { ...least, attachments: files.slice(0, 1) } } }

test('limits anonymous bodies', async () => {
  const before = profiles.length
  const response = await post(largeJob, null)
  expect([response.status, await response.json()]).toEqual([413, tooLarge])
  expect(response.headers.get('connection')).toBe('close')
  expect([profiles.length, arrived.length]).toEqual([before, 1])
})

test('limits anonymous chunked bodies', async () => {
  const pieces = new Blob([' '.repeat(1024 * 1024)]).stream()
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: pieces, duplex: 'half' }
  const outcome = await fetch(url, init as RequestInit).then(
    ({ status }) => status,
    () => 'cut off',
  )
  expect([413, 'cut off']).toContain(outcome)
  expect(arrived).toHaveLength(1)
})

test('rejects an invalid token before reading the body', async () => {
  const response = await post(largeJob, 'forged')
  expect(await response.json()).toEqual({ errors: [{ message: 'No', extensions: { code: 'UNAUTHENTICATED', responseCode: 401 } }] })
  expect(profiles.at(-1)).toBe('forged')
  expect(arrived).toHaveLength(1)
})

test('verifies a new token once', async () => {
  const fresh = await buildApp({ restBaseUrl: `http://127.0.0.1:${(backend.address() as AddressInfo).port}/api/v1` })
  const there = `${await fresh.listen({ port: 0, host: '127.0.0.1' })}/graphql`
  const before = profiles.length
  for (let i = 0; i < 3; i++) expect((await post(largeJob, 'token-1', there)).status).toBe(200)
  expect(profiles.slice(before)).toEqual(['token-1'])
  await fresh.close()
})

test.each([0, 2])('a document that has no place for a file carries nothing large (seen %i times before)', async (seen) => {
  const plain = `query Seen${seen} ($search: String) { jobs(input: { search: $search }) { page } }`
  for (let i = 0; i < seen; i++) await post({ query: plain, variables: { search: 'x' } })
  const response = await post({ query: plain, variables: { search: 'x'.repeat(300_000) } })
  expect([response.status, await response.json()]).toEqual([413, tooLarge])
})
