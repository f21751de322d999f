import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askPicture, type PictureCall } from './askPicture.ts'
import type { PutPicture } from './putPicture.ts'

const call: PictureCall = {
  address: '/picture',
  headers: { authorization: 'token-1' },
  build: 'today',
  path: '/jobs',
  today: '2026-11-23',
  queries: ['(max-width: 10em)', '(max-width: 900em)'],
  stored: { 'kept/jobsList/x': '{"columns":[]}', authToken: 'token-1', 'kept/jobsImportColumns/x': '[]' },
  arranged: 'List/',
}

/** Says what was put in, and by whom. */
function place(styles: Promise<unknown> = Promise.resolve()) {
  const put = vi.fn<(markup: string, by: '' | 'gateway') => Promise<void>>(() => Promise.resolve())
  return { put, picture: Object.assign(put, { styled: () => styles }) satisfies PutPicture }
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('900') }))
})
afterEach(() => {
  vi.useRealTimers()
})

test('it says what the page is drawn with, and nothing else that is stored', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response('<b>rows</b>')))
  vi.stubGlobal('fetch', fetch)
  const { put, picture } = place()
  const wait = askPicture(call, picture)
  expect(wait(false)).toBeUndefined()
  await wait(true)
  expect(put.mock.calls).toEqual([['<b>rows</b>', 'gateway']])
  const [[address, init] = []] = fetch.mock.calls
  expect([address, init?.method, init?.headers]).toEqual(['/picture', 'POST', call.headers])
  expect(JSON.parse(String(init?.body))).toEqual({
    build: 'today',
    path: '/jobs',
    today: '2026-11-23',
    media: ['(max-width: 900em)'],
    kept: { 'kept/jobsList/x': '{"columns":[]}' },
  })
})

test.each<[string, () => Promise<Response>]>([
  ['has none', () => Promise.resolve(new Response(null, { status: 204 }))],
  ['refuses', () => Promise.resolve(new Response('no', { status: 503 }))],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('where the gateway %s the client goes on at once', async (_, answer) => {
  vi.stubGlobal('fetch', answer)
  const { put, picture } = place()
  await askPicture(call, picture)(true)
  expect(put).not.toHaveBeenCalled()
})

test('what has not come a moment after the client could draw is not shown when it comes', async () => {
  vi.useFakeTimers()
  let answer: (response: Response) => void = () => undefined
  vi.stubGlobal('fetch', () => new Promise((resolve) => (answer = resolve)))
  const { put, picture } = place()
  const wait = askPicture(call, picture)(true)
  await vi.advanceTimersByTimeAsync(100)
  await wait
  answer(new Response('<b>rows</b>'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(put).not.toHaveBeenCalled()
})

test('styles that have begun to load are there before the client draws', async () => {
  vi.useFakeTimers()
  let load: () => void = () => undefined
  const styles = new Promise<void>((resolve) => (load = resolve))
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<b>rows</b>')))
  const { put, picture } = place(styles)
  let isOver = false
  void askPicture(call, picture)(true)?.then(() => (isOver = true))
  await vi.advanceTimersByTimeAsync(500)
  expect(isOver).toBe(false)
  load()
  await vi.advanceTimersByTimeAsync(0)
  expect([isOver, put.mock.calls]).toEqual([true, []])
})
