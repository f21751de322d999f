import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ok, refused } from '../testing/fakeBackend.ts'
import { testGateway } from '../testing/testGateway.ts'

const text = 'content of a file that compresses well. '.repeat(500)
const gzipped = gzipSync(text)
const gzipHeaders = { 'content-encoding': 'gzip', 'content-length': gzipped.length }

let files: Server
let origin: string
const port = () => (files.address() as AddressInfo).port
beforeAll(async () => {
  files = createServer(({ url }, reply) => {
    if (url === '/a') reply.end('content of a')
    else if (url === '/moved') reply.writeHead(302, { location: '/a' }).end()
    else if (url === '/elsewhere') reply.writeHead(302, { location: `http://localhost:${port()}/a` }).end()
    else if (url === '/circle') reply.writeHead(302, { location: '/circle' }).end()
    else if (url === '/slow') reply.writeHead(200, { 'content-length': 1_000_000 }).write('the beginning')
    else if (url === '/gzip') reply.writeHead(200, gzipHeaders).end(gzipped)
    else reply.writeHead(url === '/busy' ? 503 : 404).end()
  })
  await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${port()}`
})
afterAll(() => new Promise((resolve) => files.close(resolve)))

const attachments = () => [
  { id: 91, file_name: 'a.html', file_url: `${origin}/a`, content_type: 'text/html' },
  { id: 92, file_name: 'b.pdf', file_url: 'http://169.254.169.254/latest/meta-data' },
  { id: 93, file_name: 'c.pdf', file_url: null },
  { id: 94, file_name: 'd.pdf', file_url: `${origin}/gone` },
  { id: 95, file_name: 'e.pdf', file_url: `${origin}/moved` },
  { id: 97, file_name: 'g.pdf', file_url: `${origin}/elsewhere` },
  { id: 98, file_name: 'h.pdf', file_url: `${origin}/circle` },
  { id: 99, file_name: 'i.txt', file_url: `${origin}/gzip` },
  { id: 90, file_name: 'j.txt', file_url: `${origin}/slow` },
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

test('a download that the user stops leaves no error in the log', async () => {
  const { app, log } = await testGateway({ getJob: () => ok({ id: 501, attachments: attachments() }) }, { filesOrigin: origin })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const request = get(`${address}/job-files/501/90`, { headers: { authorization: 'token-1' } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  response.on('error', () => undefined)
  await once(response, 'data')
  const closed = new Promise((resolve) => response.once('close', resolve))
  request.destroy()
  await closed
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(log.filter(({ level }) => level !== 30)).toEqual([])
  await app.close()
})

test('sends the length of a file that the server does not compress', async () => {
  expect((await read('/job-files/501/91')).reply.headers['content-length']).toBe('12')
})

test('follows a redirect of the same server', async () => {
  const { reply } = await read('/job-files/501/95')
  expect([reply.statusCode, reply.body]).toEqual([200, 'content of a'])
})

test('sends a compressed file whole, without the compressed length, twice over one connection', async () => {
  const { app } = await testGateway({ getJob: () => ok({ id: 501, attachments: attachments() }) }, { filesOrigin: origin })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ports = new Set<number | undefined>()
  const download = async (id: number) => {
    const options = { agent, headers: { authorization: 'token-1' } }
    const [response] = (await once(get(`${address}/job-files/501/${id}`, options), 'response')) as [IncomingMessage]
    ports.add(response.socket.localPort)
    const body = await textOf(response)
    return { body, length: response.headers['content-length'] }
  }
  const [first, second] = [await download(99), await download(91)]
  expect([first.body === text, first.length]).toEqual([true, undefined])
  expect(second).toMatchObject({ body: 'content of a', length: '12' })
  expect(ports.size).toBe(1)
  agent.destroy()
  await app.close()
})

test.each([
  ['of another origin', '/job-files/501/92', 403],
  ['without an address', '/job-files/501/93', 404],
  ['that is gone', '/job-files/501/94', 404],
  ['of another job', '/job-files/501/7', 404],
  ['that redirects to another host', '/job-files/501/97', 503],
  ['that redirects twice', '/job-files/501/98', 503],
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
