import { expect, test } from 'vitest'
import { isKey } from './isKey.ts'

const event = (key: string, part: { isComposing?: boolean; keyCode?: number } = {}) =>
  ({ key, isComposing: false, keyCode: 13, ...part }) as KeyboardEvent

test('a key counts unless an input method composes', () => {
  expect(isKey(event('Enter'), 'Enter')).toBe(true)
  expect(isKey(event('Escape'), 'Enter', 'Escape')).toBe(true)
  expect(isKey(event('a'), 'Enter')).toBe(false)
  expect(isKey(event('Enter', { isComposing: true }), 'Enter')).toBe(false)
})

test('Safari’s Enter after the composition ended doesn’t count', () => {
  expect(isKey(event('Enter', { keyCode: 229 }), 'Enter')).toBe(false)
})
