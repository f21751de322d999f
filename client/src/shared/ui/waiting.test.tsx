import { MantineProvider } from '@mantine/core'
import { act, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StillLoading } from './StillLoading.tsx'
import { NOTICED_MS, useLasting } from './useLasting.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

test('what is short is not noticed, and what was long begins anew', () => {
  const { result, rerender } = renderHook(({ isSo }) => useLasting(isSo, NOTICED_MS), { initialProps: { isSo: true } })
  pass(299)
  expect(result.current).toBe(false)
  pass(1)
  expect(result.current).toBe(true)
  rerender({ isSo: false })
  expect(result.current).toBe(false)
  rerender({ isSo: true })
  expect(result.current).toBe(false)
})

test('after four seconds of waiting one is told, and can ask again or go back', () => {
  const onRetry = vi.fn<() => void>()
  const onCancel = vi.fn<() => void>()
  render(<StillLoading isLoading onRetry={onRetry} onCancel={onCancel} />, { wrapper: MantineProvider })
  pass(3999)
  expect(screen.queryByText('Still loading…')).toBeNull()
  pass(1)
  screen.getByRole('button', { name: 'Try again' }).click()
  screen.getByRole('button', { name: 'Cancel' }).click()
  expect([onRetry.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1])
})
