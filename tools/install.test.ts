import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installMissing, linkProblem, missingPackages } from './install.mjs'

let root: string
const write = (file: string, packages: object): void => writeFileSync(join(root, file), JSON.stringify({ packages }))

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'callout-install-'))
  mkdirSync(join(root, 'node_modules/zod'), { recursive: true })
  write('package-lock.json', {
    '': {},
    'node_modules/zod': { version: '4.0.0' },
    'node_modules/for-another-system': { version: '1.0.0', optional: true },
  })
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

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

test.each(['.', 'client'])('nothing is installed through a link in %s', async (workspace) => {
  const shared = join(root, 'shared')
  mkdirSync(shared)
  writeFileSync(join(shared, 'package-of-another-clone'), '')
  const link = join(root, workspace, 'node_modules')
  rmSync(link, { recursive: true, force: true })
  mkdirSync(join(root, workspace), { recursive: true })
  symlinkSync(shared, link)
  const error = vi.spyOn(console, 'error').mockReturnValue()
  expect(await installMissing(root)).toBe(false)
  const sentence = `${link} is a symbolic link to ${shared}, and installing would empty that folder. Remove the link and run the command again.`
  expect([linkProblem(root), error.mock.calls]).toEqual([sentence, [[sentence]]])
  expect(existsSync(join(shared, 'package-of-another-clone'))).toBe(true)
})

test.skipIf(process.platform === 'win32')('shows how many packages are installed', async () => {
  const bin = join(root, 'bin')
  mkdirSync(bin)
  writeFileSync(join(bin, 'npm'), '#!/bin/sh\n[ "$5" = ci ] || exit 0; sleep 0.2; echo "{}" > node_modules/zod/package.json; sleep 0.2\n', {
    mode: 0o755,
  })
  vi.stubEnv('PATH', `${bin}${delimiter}${process.env['PATH']}`)
  let shown = ''
  const output = { write: (text: string) => (shown += text), isTTY: false }
  expect(await installMissing(root, { output, everyMs: 100 })).toBe(true)
  vi.unstubAllEnvs()
  const lines = shown.trim().split('\n')
  expect([lines[0], lines.at(-1)]).toEqual(['Installing packages: 0 of 1', 'Installing packages: 1 of 1'])
})

test('a folder of packages is no link', () => expect(linkProblem(root)).toBeUndefined())
