import { expect, test } from 'vitest'
import { currentVersion, noteOwnWrite } from './ownVersions.ts'

test('follows own writes from a version, and stops where another user has written', () => {
  noteOwnWrite('visit 1', 3, 4)
  noteOwnWrite('visit 1', 4, 5)
  noteOwnWrite('visit 1', 6, 7)
  expect([3, 4, 5, 6].map((version) => currentVersion('visit 1', version))).toEqual([5, 5, 5, 7])
  expect(currentVersion('visit 2', 3)).toBe(3)
})

test('without a returned or a higher version there is nothing to follow', () => {
  noteOwnWrite('visit 3', 1, null)
  noteOwnWrite('visit 3', null, 2)
  noteOwnWrite('visit 3', 2, 2)
  expect([1, 2, null].map((version) => currentVersion('visit 3', version))).toEqual([1, 2, null])
})
