import { compileFunction } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loginScript } from './loginScript.ts'

const script = loginScript({
  main: '/assets/main.js',
  build: 'b1',
  signIn: ['/assets/door.css', '/assets/door.js', '/assets/font.woff2'],
  app: ['/assets/app.css', '/assets/app.js'],
  calls: [{ headers: { accept: 'application/json' }, body: '{"query":"query Me { me }"}' }],
  opened: { '/jobs/:jobId': { headers: { accept: 'application/json' }, body: '{"variables":{"id":"{id}"}}' } },
})

type Report = (list: { getEntriesByName: (name: string) => object[] }) => void
let report: Report = () => {}
const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({})))

class Observer {
  observe(): void {}
  constructor(tell: Report) {
    report = tell
  }
}

/** The browser tells that it has painted for the first time, or something else. */
const paint = (what = 'first-contentful-paint'): void => report({ getEntriesByName: (name) => (name === what ? [{}] : []) })

/** As a script of this page: everything that it asks for by name. */
function run(): void {
  const names = ['window', 'document', 'localStorage', 'PerformanceObserver', 'fetch', 'setTimeout'] as const
  compileFunction(script, names)(...names.map((name) => window[name]))
}

/** What the page has begun to download, each with what it is for. */
const begun = (): string[] =>
  [...document.head.querySelectorAll<HTMLElement>('link, script')].map((one) =>
    one instanceof HTMLLinkElement
      ? [one.rel, one.as, one.getAttribute('href')].filter(Boolean).join(' ')
      : `${one.getAttribute('type')} ${one.getAttribute('src')}`,
  )
const signIn = [
  'preload style /assets/door.css',
  'modulepreload /assets/door.js',
  'preload font /assets/font.woff2',
  'module /assets/main.js',
]

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('PerformanceObserver', Observer)
  vi.stubGlobal('fetch', fetched)
  fetched.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.head.replaceChildren()
  delete document.documentElement.dataset['firstPaint']
  delete window.begunCalls
})

test('the sign-in page is shown at once, and nothing is downloaded before it is', () => {
  run()
  expect(document.documentElement.dataset['firstPaint']).toBe('')
  paint('first-paint')
  expect(begun()).toEqual([])
  paint()
  expect(begun()).toEqual(signIn)
})

test('the client begins once', () => {
  run()
  paint()
  paint()
  vi.runAllTimers()
  expect(begun()).toEqual(signIn)
})

test('where the browser does not tell of its first paint, the client begins all the same', () => {
  run()
  vi.runAllTimers()
  expect(begun()).toEqual(signIn)
})

test('in the background, where nothing is painted, the client begins at once', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  run()
  expect(begun()).toEqual(signIn)
})

test('whoever is signed in gets the app at once, with its first question on the way', () => {
  localStorage.setItem('authToken', 'token-of-the-owner')
  run()
  expect(document.documentElement.dataset['firstPaint']).toBeUndefined()
  expect(begun()).toEqual(['preload style /assets/app.css', 'modulepreload /assets/app.js', 'module /assets/main.js'])
  expect(fetched).toHaveBeenCalledWith('/graphql', expect.objectContaining({ body: '{"query":"query Me { me }"}' }))
  expect(window.begunCalls).toMatchObject([{ token: 'token-of-the-owner', body: '{"query":"query Me { me }"}' }])
})
