import { expect, test } from 'vitest'
import { filesFor } from '../src/shared/late/lateFiles.ts'
import { lateFilesOf } from './lateFiles.ts'

const needs = [
  ['page', ['/assets/aa.css', '/assets/bb.js', '/assets/cc.js']],
  ['dialog', ['/assets/dd.js', '/assets/bb.js']],
  ['had', []],
] as const

test('each file is named once, by few letters, and places by how far they stand apart', () => {
  expect(lateFilesOf(needs)).toEqual({ files: ['aa.css', 'bb', 'cc', 'dd'], modules: { page: [0, 1, 1], dialog: [1, 2], had: [] } })
})

test('what a module needs is read out of it again', () => {
  const late = lateFilesOf(needs)
  for (const [key, needed] of needs) expect(new Set(filesFor(late, key))).toEqual(new Set(needed))
  expect(filesFor(late, 'unknown')).toBe(null)
})
