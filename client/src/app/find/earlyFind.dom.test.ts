import { fireEvent, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { keepFind } from '../../page/keepFind.ts'
import { useEarlyFind } from './earlyFind.ts'

afterEach(() => {
  // Whatever a test has left: its listener goes with it.
  window.takeFind?.()
  delete window.takeFind
})

/** Whether the browser is kept from acting on it. */
const isTaken = (key: string, held: object = {}): boolean => !fireEvent.keyDown(document.body, { key, ...held })

/** The keys that come before the client runs, one after the other; then it does. */
function openedAfter(...keys: readonly string[]): readonly unknown[] {
  window.takeFind = keepFind()
  for (const key of keys) {
    const [name = '', command] = key.split('+').toReversed()
    isTaken(name, { ctrlKey: command === 'Ctrl', metaKey: command === 'Meta' })
  }
  const open = vi.fn<(typed: string) => void>()
  renderHook(() => useEarlyFind(open))
  return open.mock.calls.flat()
}

test('Ctrl-K before the client runs opens the search, with what was typed after it', () => {
  expect(openedAfter('Ctrl+k')).toEqual([''])
  expect(openedAfter('Meta+k', 'b', 'r', 'x', 'Backspace', ' ', '4', 'Shift')).toEqual(['br 4'])
})

test('without it, or once it is closed again, nothing opens', () => {
  expect(openedAfter('b', 'r')).toEqual([])
  expect(openedAfter('Ctrl+k', 'b', 'Escape')).toEqual([])
  expect(openedAfter('Ctrl+k', 'Ctrl+k')).toEqual([])
})

test('keys are the browser’s until the search was asked for, and the page’s once the client runs', () => {
  window.takeFind = keepFind()
  expect([isTaken('b'), isTaken('k', { ctrlKey: true }), isTaken('b'), isTaken('r', { ctrlKey: true }), isTaken('Tab')]).toEqual([
    false,
    true,
    true,
    false,
    false,
  ])
  renderHook(() => useEarlyFind(() => {}))
  expect(isTaken('b')).toBe(false)
})
