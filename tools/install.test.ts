import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { missingPackages } from './install.mjs'

let root: string
const write = (file: string, packages: object): void => writeFileSync(join(root, file), JSON.stringify({ packages }))

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-'))
  mkdirSync(join(root, 'node_modules/zod'), { recursive: true })
  write('package-lock.json', {
    '': {},
    'node_modules/zod': { version: '4.0.0' },
    'node_modules/for-another-system': { version: '1.0.0', optional: true },
  })
})

test('nothing is missing where every package has the version of the lock', () => {
  write('node_modules/.package-lock.json', { 'node_modules/zod': { version: '4.0.0' } })
  expect(missingPackages(root)).toEqual([])
})

test('a package of another version is missing', () => {
  write('node_modules/.package-lock.json', { 'node_modules/zod': { version: '3.0.0' } })
  expect(missingPackages(root)).toEqual(['node_modules/zod'])
})

test('in a fresh clone everything is missing', () => {
  expect(missingPackages(root)).toEqual(['node_modules/zod'])
})
