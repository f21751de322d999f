import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepParts } from './keepParts.ts'

const FIRST = ['/assets/jobPage.js', '/assets/note.js']
const LATER = ['/assets/menu.js', '/assets/forms.js', '/assets/sheet.js']

const preloaded = (): string[] =>
  [...document.head.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href') ?? '')

/** A browser whose service worker is ready when `ready` says so. */
function browser(ready: Promise<unknown>) {
  const added: string[] = []
  const register = vi.fn<(address: string) => Promise<object>>(() => Promise.resolve({}))
  const downloaded: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    if (address === '/offline.json') return Promise.resolve(Response.json({ first: FIRST, later: LATER }))
    downloaded.push(address)
    return Promise.resolve(new Response(''))
  })
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve(['callout-1']),
    open: () =>
      Promise.resolve({
        match: () => Promise.resolve(undefined),
        add: (file: string) => {
          added.push(file)
          return Promise.resolve()
        },
      }),
  })
  Object.assign(performance, { getEntriesByType: () => [] })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register, ready } })
  return { added, downloaded, register }
}

beforeEach(() => void vi.stubEnv('PROD', true))
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(performance, 'getEntriesByType')
  Reflect.deleteProperty(navigator, 'serviceWorker')
  document.head.querySelectorAll('link[rel="modulepreload"]').forEach((link) => link.remove())
})

test('a visit, its steps and a note are in the window at once, and the rest of the day is downloaded, while the service worker is still coming', async () => {
  const { added, downloaded, register } = browser(new Promise(() => undefined))
  void keepParts()
  await vi.waitFor(() => expect(preloaded()).toEqual(FIRST), { timeout: 20_000 })
  await vi.waitFor(() => expect(downloaded).toEqual(LATER), { timeout: 20_000 })
  expect(register).toHaveBeenCalledWith('/worker.js')
  expect(added).toEqual([])
})

test('the service worker keeps what comes first before all else of the day', async () => {
  const { added } = browser(Promise.resolve())
  await keepParts()
  expect(added.slice(0, 2)).toEqual(FIRST)
  expect(added.toSorted()).toEqual([...FIRST, ...LATER].toSorted())
})
