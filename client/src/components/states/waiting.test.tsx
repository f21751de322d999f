import { MantineProvider } from '@mantine/core'
import { act, render, renderHook, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Awaited } from './Awaited.tsx'
import { StillLoading, NOTICED_MS, useLasting } from './StillLoading.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

test('a short condition is ignored, and an interrupted one starts again', () => {
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

test('offers retry and back after four seconds of loading', () => {
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

test('a changed view reserves its space, shows a skeleton after 0.3 seconds and an explanation after four', () => {
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

test('a newly opened window shows the skeleton at once', () => {
  wait(['/schedule'])
  expect(outline()).toBeVisible()
})
