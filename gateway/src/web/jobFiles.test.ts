import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ok, refused } from '../testing/fakeBackend.ts'
import { testGateway } from '../testing/testGateway.ts'

let files: Server
let origin: string
beforeAll(async () => {
  files = createServer(({ url }, reply) => {
    if (url === '/a') reply.end('content of a')
    else if (url === '/moved') reply.writeHead(302, { location: '/a' }).end()
    else reply.writeHead(url === '/busy' ? 503 : 404).end()
  })
  await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(files.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => files.close(resolve)))

const attachments = () => [
  { id: 91, file_name: 'a.html', file_url: `${origin}/a`, content_type: 'text/html' },
  { id: 92, file_name: 'b.pdf', file_url: 'http://169.254.169.254/latest/meta-data' },
  { id: 93, file_name: 'c.pdf', file_url: null },
  { id: 94, file_name: 'd.pdf', file_url: `${origin}/gone` },
  { id: 95, file_name: 'e.pdf', file_url: `${origin}/moved` },
  { id: 96, file_name: 'f.pdf', file_url: `${origin}/busy` },
]

async function read(
  path: string,
  headers: Record<string, string> = { authorization: 'token-1' },
  getJob: () => object = () => ok({ id: 501, attachments: attachments() }),
) {
  const { app, backend } = await testGateway({ getJob: () => getJob() as ReturnType<typeof ok> }, { filesOrigin: origin })
  const reply = await app.inject({ method: 'GET', url: path, headers })
  return { reply, requests: backend.requests }
}

test('sends the content of a job’s file as a download, read as the caller', async () => {
  const { reply, requests } = await read('/job-files/501/91')
  expect([reply.statusCode, reply.body]).toEqual([200, 'content of a'])
  expect(reply.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  expect(requests.map(({ path, headers }) => [path, headers['authorization']])).toEqual([['/jobs/501', 'token-1']])
})

test.each([
  ['of another origin', '/job-files/501/92', 403],
  ['without an address', '/job-files/501/93', 404],
  ['that is gone', '/job-files/501/94', 404],
  ['of another job', '/job-files/501/7', 404],
  ['that redirects', '/job-files/501/95', 503],
  ['that the server can’t send now', '/job-files/501/96', 503],
  ['of a malformed job id', '/job-files/5%2F..%2Fx/91', 404],
])('refuses a file %s', async (_, path, status) => {
  expect((await read(path)).reply.statusCode).toBe(status)
})

test('passes on that the caller may not read the job', async () => {
  expect((await read('/job-files/501/91', {})).reply.statusCode).toBe(401)
  const forbidden = await read('/job-files/501/91', { authorization: 'token-1' }, () => refused(403, 'Not yours'))
  expect([forbidden.reply.statusCode, forbidden.reply.json<{ errors: { message: string }[] }>().errors[0]?.message]).toEqual([
    403,
    'Not yours',
  ])
})
