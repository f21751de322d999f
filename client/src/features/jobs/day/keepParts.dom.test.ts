import { afterEach, expect, test, vi } from 'vitest'
import { keepParts } from './keepParts.ts'

const FILES = ['/assets/jobPage.js', '/assets/note.js', '/assets/menu.css']

/** A browser whose service worker is ready when `ready` says so. */
function browser(ready: Promise<unknown>) {
  const added: string[] = []
  const register = vi.fn<(address: string) => Promise<object>>(() => Promise.resolve({}))
  const downloaded: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    if (address === '/offline.json') return Promise.resolve(Response.json(FILES))
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

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(performance, 'getEntriesByType')
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

test('the files of the build are downloaded while the service worker is being installed', async () => {
  const { added, downloaded, register } = browser(new Promise(() => undefined))
  void keepParts()
  await vi.waitFor(() => expect(downloaded).toEqual(FILES), { timeout: 20_000 })
  expect(register).toHaveBeenCalledWith('/worker.js')
  expect(added).toEqual([])
})

test('the service worker stores the files of the build', async () => {
  const { added } = browser(Promise.resolve())
  await keepParts()
  expect(added.toSorted()).toEqual(FILES.toSorted())
})
