import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSearchText } from './useSearchText.ts'

/** Spec §9, "Debounce wait". */
const WAIT_MS = 1000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function searchField(value = '') {
  const onSearch = vi.fn<(text: string) => void>()
  const { result } = renderHook(() => useSearchText(value, onSearch))
  const type = (text: string): void => act(() => result.current.type(text))
  const wait = (ms: number): void =>
    act(() => {
      vi.advanceTimersByTime(ms)
    })
  return { result, onSearch, type, wait }
}

test('searches once, a second after the last key', () => {
  const { onSearch, type, wait } = searchField()
  type('oa')
  wait(WAIT_MS - 1)
  type('oak ')
  wait(WAIT_MS - 1)
  expect(onSearch).not.toHaveBeenCalled()
  wait(1)
  expect(onSearch.mock.calls).toEqual([['oak']])
})

test('an immediate search does not wait and is not repeated', () => {
  const { result, onSearch, type, wait } = searchField()
  type('oak')
  act(() => result.current.search('oak'))
  expect(onSearch.mock.calls).toEqual([['oak']])
  wait(2 * WAIT_MS)
  expect(onSearch).toHaveBeenCalledTimes(1)
})

test('does not repeat the active search', () => {
  const { onSearch, type, wait } = searchField('oak')
  type('oak ')
  wait(2 * WAIT_MS)
  expect(onSearch).not.toHaveBeenCalled()
})
