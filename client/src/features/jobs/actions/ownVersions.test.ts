import { expect, test } from 'vitest'
import { currentVersion, noteOwnWrite } from './ownVersions.ts'

const client = {}

test('follows own writes from a version, and stops where another user has written', () => {
  noteOwnWrite(client, 'visit 1', 3, 4)
  noteOwnWrite(client, 'visit 1', 4, 5)
  noteOwnWrite(client, 'visit 1', 6, 7)
  expect([3, 4, 5, 6].map((version) => currentVersion(client, 'visit 1', version))).toEqual([5, 5, 5, 7])
  expect(currentVersion(client, 'visit 2', 3)).toBe(3)
  expect(currentVersion({}, 'visit 1', 3)).toBe(3)
})

test('without a returned or a higher version there is nothing to follow', () => {
  noteOwnWrite(client, 'visit 3', 1, null)
  noteOwnWrite(client, 'visit 3', null, 2)
  noteOwnWrite(client, 'visit 3', 2, 2)
  expect([1, 2, null].map((version) => currentVersion(client, 'visit 3', version))).toEqual([1, 2, null])
})
