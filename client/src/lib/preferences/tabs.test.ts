import { afterEach, expect, test, vi } from 'vitest'
import { inOneTab, openChannel } from './tabs.ts'

afterEach(() => vi.unstubAllGlobals())

const refused = () => new DOMException('The operation is insecure.', 'SecurityError')
const act = async (): Promise<string> => 'done'

test('a browser that blocks site data has no channel', () => {
  expect(openChannel('one')).toBeInstanceOf(BroadcastChannel)
  vi.stubGlobal('BroadcastChannel', function blocked() {
    throw refused()
  })
  expect(openChannel('one')).toBeNull()
})

test('work runs on its own where locks are missing or refused, and once', async () => {
  vi.stubGlobal('navigator', {})
  expect(await inOneTab('one', act)).toBe('done')
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(refused()) } })
  expect(await inOneTab('one', act)).toBe('done')
  const failing = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('offline')))
  vi.stubGlobal('navigator', { locks: { request: (_name: string, _options: object, run: typeof failing) => run() } })
  await expect(inOneTab('one', failing)).rejects.toThrow('offline')
  expect(failing).toHaveBeenCalledTimes(1)
})
