import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setCharacterKeys, useShortcutHint } from './characterKeys.ts'

test('a button names its key while single-key shortcuts are on', () => {
  const { result } = renderHook(() => useShortcutHint('Edit', 'e'))
  expect(result.current).toEqual({ title: 'Edit (E)', 'aria-keyshortcuts': 'E' })
  act(() => setCharacterKeys(false))
  expect(result.current).toEqual({})
  act(() => setCharacterKeys(true))
  expect(result.current).toEqual({ title: 'Edit (E)', 'aria-keyshortcuts': 'E' })
})
