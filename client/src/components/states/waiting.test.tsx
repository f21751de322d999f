import { MantineProvider } from '@mantine/core'
import { act, render, renderHook, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Awaited } from './Awaited.tsx'
import { StillLoading, NOTICED_MS, useLasting } from './StillLoading.tsx'

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

function wait(addresses: string[]) {
  const onRetry = vi.fn<() => void>()
  render(
    <MemoryRouter initialEntries={addresses} initialIndex={addresses.length - 1}>
      <Awaited label="Loading the week" height={480} onRetry={onRetry} />
    </MemoryRouter>,
    { wrapper: MantineProvider },
  )
  return onRetry
}
const outline = () => screen.queryByRole('status', { name: 'Loading the week' })

test('a changed view keeps its place, has its outline after 0.3 seconds, and after four says that it goes on', () => {
  const onRetry = wait(['/schedule', '/schedule?date=2026-11-24'])
  pass(299)
  expect(outline()).toBeNull()
  pass(1)
  expect(outline()).toBeVisible()
  pass(3699)
  expect(screen.queryByText('Still loading…')).toBeNull()
  pass(1)
  expect(screen.getByText('Still loading…')).toBeVisible()
  screen.getByRole('button', { name: 'Try again' }).click()
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('a window that opens has its outline at once', () => {
  wait(['/schedule'])
  expect(outline()).toBeVisible()
})
