import { expect, test } from 'vitest'
import { opensUp } from './opensUp.ts'

test.each([
  [{ top: 100, bottom: 160 }, 900, false],
  [{ top: 760, bottom: 820 }, 900, true],
  [{ top: 150, bottom: 210 }, 500, false],
  [{ top: 300, bottom: 360 }, 500, true],
])('a list at %o of a window %i high opens above its field: %s', (field, height, isUp) => {
  expect(opensUp(field, height)).toBe(isUp)
})
