import { expect, test } from 'vitest'
import { effectOn } from './writeResult.ts'

test.each([
  ['done', { isActive: false }, { isActive: false }],
  ['ignored', { isActive: false }, { isActive: true }],
  ['unknown', { isActive: false }, { isActive: null }],
  ['unknown', { isActive: false }, null],
  ['done', { tags: ['a', 'b'] }, { tags: ['b', 'a'] }],
  ['ignored', { tags: [] }, { tags: ['a'] }],
])('is %s if %j was sent and %j returned', (effect, sent, returned) => {
  expect(effectOn<Record<string, unknown>>(sent, returned)).toBe(effect)
})
