import { beforeEach, expect, test, vi } from 'vitest'
import { fakeGateway } from '../../testing/fakeGateway.ts'
import { checkVersion, isNewer } from './version.ts'

beforeEach(() => sessionStorage.clear())

test.each([
  ['4.0.2', '4.0.1', true],
  ['4.1.0', '4.0.9', true],
  ['10.0.0', '9.9.9', true],
  ['4.0.1', '4.0.1', false],
  ['4.0.0', '4.0.1', false],
  ['3.9.9', '4.0.1', false],
  ['latest', '4.0.1', false],
])('%s against %s: newer is %s', (version, than, newer) => expect(isNewer(version, than)).toBe(newer))

test('a newer server reloads the page once per version', async () => {
  const reload = vi.fn<() => void>()
  const gateway = fakeGateway()
  gateway.version = '99.0.0'
  await checkVersion(reload)
  await checkVersion(reload)
  expect(reload).toHaveBeenCalledTimes(1)
  gateway.version = '99.0.1'
  await checkVersion(reload)
  expect(reload).toHaveBeenCalledTimes(2)
})

test.each([['4.0.1'], ['1.0.0'], [null]])('a server with version %s changes nothing', async (version) => {
  const reload = vi.fn<() => void>()
  fakeGateway().version = version
  await checkVersion(reload)
  expect(reload).not.toHaveBeenCalled()
})

test('unsent input prevents the reload', async () => {
  const reload = vi.fn<() => void>()
  fakeGateway().version = '99.0.0'
  const input = document.body.appendChild(document.createElement('form')).appendChild(document.createElement('input'))
  input.value = 'half a sentence'
  await checkVersion(reload)
  expect(reload).not.toHaveBeenCalled()
  input.value = ''
  await checkVersion(reload)
  expect(reload).toHaveBeenCalledTimes(1)
})

/** Browser caches that log the order of calls. */
function cachesNamed(...names: string[]) {
  const steps: string[] = []
  vi.stubGlobal('caches', { keys: async () => names, delete: async (name: string) => void steps.push(`delete ${name}`) })
  return steps
}

test('clears all caches before the reload', async () => {
  fakeGateway().version = '99.0.0'
  const steps = cachesNamed('assets', 'documents')
  await checkVersion(() => void steps.push('reload'))
  expect(steps).toEqual(['delete assets', 'delete documents', 'reload'])
})

test('the same version does not clear the caches', async () => {
  fakeGateway().version = '4.0.1'
  const steps = cachesNamed('assets')
  await checkVersion(() => void steps.push('reload'))
  expect(steps).toEqual([])
})

test("a browser that can't store the reload or denies its caches doesn't reload endlessly", async () => {
  const gateway = fakeGateway()
  gateway.version = '99.0.0'
  const reload = vi.fn<() => void>()
  vi.stubGlobal('caches', { keys: async () => Promise.reject(new DOMException('insecure', 'SecurityError')) })
  const blocked = vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('insecure', 'SecurityError')
  })
  await checkVersion(reload)
  blocked.mockRestore()
  expect(reload).not.toHaveBeenCalled()
  gateway.version = '99.0.1'
  await checkVersion(reload)
  expect(reload).toHaveBeenCalledTimes(1)
})
