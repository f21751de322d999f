import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { timeZoneHeader } from '@callout/contracts/constants'
import { PICTURE_FOLDER, PICTURE_PATH, TODAY } from '@callout/contracts/firstPicture'
import { dayCounts } from '@callout/contracts/dashboard/samples'
import { expect, onTestFinished, test, vi } from 'vitest'
import { house } from '../testing/ask.ts'
import { ok, refused, type Reply } from '../testing/fakeBackend.ts'
import { createPictures } from './pictures.ts'

const known = 'query Week($from: CalendarDate, $to: CalendarDate) { dayCounts(dateFrom: $from, dateTo: $to) { date total } }'
const hash = createHash('sha256').update(known).digest('hex')
const calls = { '/jobs': [{ hash, operationName: 'Week', variables: { from: TODAY, to: '2026-11-30' } }] }

/** Draws what it is told, as text. */
const honest = 'JSON.stringify({ viewer, data })'

/** A built client whose painter does that. */
function clientThat(draws: string, build = 'today'): { readonly clientDir: string; readonly module: string } {
  const clientDir = mkdtempSync(join(tmpdir(), 'callout-client-'))
  mkdirSync(join(clientDir, PICTURE_FOLDER))
  const module = join(clientDir, PICTURE_FOLDER, `${build}.js`)
  writeFileSync(join(clientDir, 'index.html'), '<html></html>')
  writeFileSync(join(clientDir, PICTURE_FOLDER, 'package.json'), '{"type":"module"}')
  writeFileSync(module, `export const calls = ${JSON.stringify(calls)}; export const paint = (viewer, data) => { return ${draws} }`)
  return { clientDir, module }
}

const wish = { build: 'today', path: '/jobs', today: '2026-11-23', media: ['(max-width: 63.9375em)'], kept: { 'kept/jobsList/x': '{}' } }

async function gatewayOf(clientDir: string, reply: Reply = ok(dayCounts)) {
  const { app, backend, log } = await house({ listDayCounts: reply }, { clientDir, trusted: new Map([[hash, known]]) })
  onTestFinished(() => app.close())
  const ask = (payload: object = wish, headers: Record<string, string> = { authorization: 'token-1' }) =>
    app.inject({ method: 'POST', url: PICTURE_PATH, headers: { [timeZoneHeader]: 'America/Chicago', ...headers }, payload })
  return { app, ask, backend, log }
}

test('a list is drawn from what its own calls are answered, by the token of who asks', async () => {
  const { ask, backend } = await gatewayOf(clientThat(honest).clientDir)
  const { statusCode, headers, body } = await ask()
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  const { build: _, ...asWished } = wish
  expect(JSON.parse(body)).toEqual({
    viewer: { ...asWished, zone: 'America/Chicago' },
    data: [{ dayCounts: dayCounts.map(({ date, total }) => ({ date, total })) }],
  })
  expect(backend.requests.map(({ row, path, headers: sent }) => [row, path.split('?')[1], sent['authorization']])).toEqual([
    ['listDayCounts', 'date_from=2026-11-23&date_to=2026-11-30', 'token-1'],
  ])
})

test.each<[string, object, Record<string, string> | undefined]>([
  ['another build', { ...wish, build: 'yesterday' }, undefined],
  ['a page that is not drawn', { ...wish, path: '/constructor' }, undefined],
  ['somebody without a token', wish, {}],
  ['a clock without a zone', wish, { authorization: 'token-1', [timeZoneHeader]: 'Mars/Olympus' }],
])('%s gets none, and nobody is asked', async (_, payload, headers) => {
  const { ask, backend } = await gatewayOf(clientThat(honest).clientDir)
  const { statusCode, body } = await ask(payload, headers)
  expect([statusCode, body, backend.requests]).toEqual([204, '', []])
})

test.each<[string, Reply]>([
  ['refuses', refused(401, 'Unauthenticated')],
  ['wants to be paid', refused(402, 'Your plan has ended')],
  ['fails with words', { status: 500, text: 'Out of order' }],
  ['breaks off', { broken: 'ECONNRESET' }],
])('where the backend %s there is none', async (_, reply) => {
  const { ask } = await gatewayOf(clientThat(honest).clientDir, reply)
  expect((await ask()).statusCode).toBe(204)
})

test('a client that brings no painter, or one that cannot be read, is served all the same', async () => {
  const without = mkdtempSync(join(tmpdir(), 'callout-client-'))
  writeFileSync(join(without, 'index.html'), '<html></html>')
  expect((await (await gatewayOf(without)).ask()).statusCode).toBe(204)
  const { clientDir, module } = clientThat(honest)
  writeFileSync(module, 'this is no module')
  const { app, ask, log } = await gatewayOf(clientDir)
  expect((await ask()).statusCode).toBe(204)
  expect((await ask()).statusCode).toBe(204)
  expect(log.filter(({ msg }) => msg === 'a picture of a page was not drawn')).toHaveLength(1)
  expect((await app.inject({ url: '/jobs', headers: { accept: 'text/html' } })).statusCode).toBe(200)
})

test('a fault while it draws is told to the log without what was drawn, and the next one is drawn', async () => {
  const fails = `viewer.media.length ? (() => { throw new TypeError('no such thing') })() : ${honest}`
  const { ask, log } = await gatewayOf(clientThat(fails).clientDir)
  expect((await ask()).statusCode).toBe(204)
  expect(log.find(({ msg }) => msg === 'a picture of a page was not drawn')).toMatchObject({ fault: 'TypeError: no such thing' })
  expect((await ask({ ...wish, media: [] })).statusCode).toBe(200)
})

test.each<[string, number, object]>([
  ['lacks its path', 400, { ...wish, path: undefined }],
  ['is of no day', 400, { ...wish, today: '"}}' }],
  ['keeps what is no text', 400, { ...wish, kept: { a: {} } }],
  ['is too large', 413, { ...wish, kept: { a: 'x'.repeat(40_000) } }],
])('a body that %s is refused', async (_, status, payload) => {
  const { ask, backend } = await gatewayOf(clientThat(honest).clientDir)
  const { statusCode, body } = await ask(payload)
  expect([statusCode, backend.requests]).toEqual([status, []])
  expect(JSON.parse(body)).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] })
})

test('the painter itself is not handed out', async () => {
  const { app } = await gatewayOf(clientThat(honest).clientDir)
  expect((await app.inject(`/${PICTURE_FOLDER}/today.js`)).statusCode).toBe(404)
})

const viewer = { path: '/jobs', today: '2026-11-23', media: [], kept: {}, zone: 'UTC' }

test('a thread that hangs is ended, whoever waits is let go, and another one begins after a rest', async () => {
  const { module } = clientThat(`data[0] === 'hang' ? (() => { for (;;); })() : 'rows'`)
  const onFault = vi.fn<(fault: string) => void>()
  const pictures = createPictures(module, onFault, { longestMs: 300, restMs: 50 })
  onTestFinished(() => pictures.close())
  expect(await pictures.callsOf('/jobs')).toEqual(calls['/jobs'])
  expect(await Promise.all([pictures.draw(viewer, ['hang']), pictures.draw(viewer, ['wait'])])).toEqual([null, null])
  expect(onFault.mock.calls).toEqual([['no picture of /jobs within 300 ms']])
  expect(await pictures.draw(viewer, ['at once'])).toBeNull()
  await vi.waitFor(async () => expect(await pictures.callsOf('/jobs')).toBeDefined())
  expect(await pictures.draw(viewer, ['rows'])).toBe('rows')
})

test('more than a few do not wait for one another', async () => {
  const pictures = createPictures(clientThat(`'rows'`).module, () => {})
  onTestFinished(() => pictures.close())
  await pictures.callsOf('/jobs')
  const drawn = await Promise.all(Array.from({ length: 30 }, () => pictures.draw(viewer, [])))
  expect([drawn.filter((one) => one === 'rows').length, drawn.filter((one) => one === null).length]).toEqual([20, 10])
})
