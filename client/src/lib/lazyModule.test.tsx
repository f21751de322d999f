import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { lazyModule, useLazyModule } from './lazyModule.ts'

test('is downloaded once, and its value can be read then', async () => {
  const download = vi.fn<() => Promise<string>>(() => Promise.resolve('rules'))
  const rules = lazyModule(download)
  expect(rules.value()).toBeUndefined()
  expect(await Promise.all([rules.load(), rules.load()])).toEqual(['rules', 'rules'])
  expect([rules.value(), download.mock.calls.length]).toEqual(['rules', 1])
})

test('a download that fails once is tried again', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const download = vi.fn<() => Promise<string>>(() => Promise.resolve('rules')).mockRejectedValueOnce(new Error('network changed'))
  const loaded = lazyModule(download).load()
  await vi.advanceTimersByTimeAsync(499)
  expect(download).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await loaded).toBe('rules')
})

test('renders again when the module is loaded, and retries after a failure', async () => {
  const download = vi
    .fn<() => Promise<string>>(() => Promise.resolve('rules'))
    .mockRejectedValueOnce(new Error('lost'))
    .mockRejectedValueOnce(new Error('offline'))
  const rules = lazyModule(download)
  const { result } = renderHook(() => useLazyModule(rules))
  await waitFor(() => expect(result.current.error).toEqual(new Error('offline')))
  act(() => result.current.retry())
  await waitFor(() => expect(result.current.value).toBe('rules'))
  expect(result.current.error).toBeUndefined()
})
