import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { installMissing, linkProblem, missingPackages } from './install.mjs'

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

test.each(['.', 'client'])('nothing is installed through a link in %s', (workspace) => {
  const shared = mkdtempSync(join(tmpdir(), 'shared-'))
  writeFileSync(join(shared, 'package-of-another-clone'), '')
  const link = join(root, workspace, 'node_modules')
  rmSync(link, { recursive: true, force: true })
  mkdirSync(join(root, workspace), { recursive: true })
  symlinkSync(shared, link)
  const said = vi.spyOn(console, 'error').mockReturnValue()
  expect(installMissing(root)).toBe(false)
  const sentence = `${link} is a symbolic link to ${shared}, and installing would empty that folder. Remove the link and run the command again.`
  expect([linkProblem(root), said.mock.calls]).toEqual([sentence, [[sentence]]])
  expect(existsSync(join(shared, 'package-of-another-clone'))).toBe(true)
})

test('a folder of packages is no link', () => expect(linkProblem(root)).toBeUndefined())
