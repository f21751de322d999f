import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const load = async () => {
  vi.resetModules()
  const { enterMockSession } = await import('./mockSession.ts')
  const { browserStore } = await import('./storage.ts')
  return { enterMockSession, browserStore }
}
const serve = (settings: object): void => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(settings)))
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

test('?session= moves the tab into a session with its own browser store', async () => {
  serve({ mockHeaders: true })
  const shared = await load()
  shared.browserStore.write('authToken', 'shared')
  window.history.replaceState(null, '', '/login?session=worker-1&login_hint=code')
  const reload = vi.fn<(url: string) => void>()
  expect(await shared.enterMockSession(reload)).toBe(true)
  expect(reload).toHaveBeenCalledWith(expect.stringMatching(/\/login\?login_hint=code$/))

  const named = await load()
  expect([named.browserStore.read('authToken'), named.browserStore.names()]).toEqual([null, []])
  named.browserStore.write('authToken', 'own')
  expect([named.browserStore.names(), shared.browserStore.names()]).toEqual([['authToken'], ['authToken']])
  expect(shared.browserStore.read('authToken')).toBe('shared')
})

test.each([
  ['?session=worker-1', {}],
  ['?session=no%20id', { mockHeaders: true }],
  ['?other=1', { mockHeaders: true }],
  ['?scenario=new-company', { identityUrl: 'http://127.0.0.1:4010/control/identity' }],
  ['?scenario=new-company', { mockHeaders: true }],
])('%s with %j changes nothing', async (search, settings) => {
  serve(settings)
  window.history.replaceState(null, '', `/${search}`)
  const { enterMockSession } = await load()
  const reload = vi.fn<(url: string) => void>()
  expect(await enterMockSession(reload)).toBe(false)
  expect([reload.mock.calls, sessionStorage.length]).toEqual([[], 0])
})

test("?scenario= opens the mock's page, which starts a session with it", async () => {
  serve({ mockHeaders: true, identityUrl: 'http://127.0.0.1:4010/control/identity' })
  window.history.replaceState(null, '', '/jobs?scenario=busy%20day')
  const { enterMockSession } = await load()
  const reload = vi.fn<(url: string) => void>()
  expect(await enterMockSession(reload)).toBe(true)
  expect(reload.mock.calls).toEqual([['http://127.0.0.1:4010/?scenario=busy+day']])
  expect(sessionStorage).toHaveLength(0)
})
