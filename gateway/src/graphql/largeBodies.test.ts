import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { job } from '@callout/contracts/jobs/samples'
import { MAX_UPLOAD_BYTES } from '@callout/contracts/jobs/attachments'
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

/** A backend that notes what arrives, and the gateway before it, both speaking HTTP. */
const arrived: { readonly bytes: number; readonly attachments: readonly { readonly file_base64: string }[] }[] = []
const backend = createServer((request, reply) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const body = Buffer.concat(chunks)
    arrived.push({ bytes: body.length, ...(JSON.parse(body.toString()) as { attachments: { file_base64: string }[] }) })
    reply.end(JSON.stringify({ responseCode: 200, responseMessage: 'Success', responseData: job }))
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

const post = (payload: object): Promise<Response> =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(payload) })

test('a job with all the files that one save may bring passes through, unchanged', async () => {
  const response = await post({ query, variables: { input: { ...least, attachments: files } } })
  expect([response.status, await response.json()]).toEqual([200, { data: { createJob: { id: '501' } } }])
  expect(arrived).toHaveLength(1)
  expect(arrived[0]?.attachments.map(({ file_base64 }) => file_base64 === largest)).toEqual([true, true, true, true])
})

test('the limit leaves room for the rest of the job', () => {
  expect(MAX_BODY_BYTES - (arrived[0]?.bytes ?? Infinity)).toBeGreaterThan(1_000_000)
})

test('more than that is 413, with a sentence for the person', async () => {
  const response = await post({ query, variables: { input: { ...least, attachments: [...files, ...files] } } })
  expect([response.status, await response.json()]).toEqual([
    413,
    {
      errors: [
        {
          message: 'This is too large to be sent. All files of one save may have 5 MB together.',
          extensions: { code: 'BAD_REQUEST' },
        },
      ],
    },
  ])
  expect(arrived).toHaveLength(1)
})

test('a document may be no longer than before, however much a request may carry', async () => {
  const response = await post({ query: `{ __typename } #${'x'.repeat(1_000_000)}` })
  expect(await response.json()).toMatchObject({ errors: [{ message: 'A document may have at most 32000 characters.' }] })
})

test('a file at the wrong place is not sent back with the error', async () => {
  const response = await post({ query, variables: { input: { ...least, priority: largest } } })
  const text = await response.text()
  expect(text).toContain('got invalid value')
  expect(text.length).toBeLessThan(2000)
})
