import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildClient, builtClientFolder } from './builtClient.ts'

let root: string
const write = (file: string, text: string): void => {
  mkdirSync(join(root, file, '..'), { recursive: true })
  writeFileSync(join(root, file), text)
}
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'callout-built-'))
  for (const file of ['client/src/main.tsx', 'client/index.html', 'client/.env', 'contracts/src/time.ts', 'package-lock.json'])
    write(file, '1')
})
afterEach(() => rmSync(root, { recursive: true }))

const folder = (environment: Record<string, string> = {}): string => builtClientFolder(root, environment)

test.each(['client/src/main.tsx', 'client/index.html', 'client/.env', 'contracts/src/time.ts', 'package-lock.json', 'client/src/new.ts'])(
  'a change of %s needs a build of its own',
  (file) => {
    const former = folder()
    write(file, '2')
    expect(folder()).not.toBe(former)
  },
)

test('a build setting needs a build of its own', () => {
  expect(folder({ VITE_SUPPORT_FORM_URL: 'https://a.example' })).not.toBe(folder())
})

test.each([
  'client/src/main.test.tsx',
  'client/src/testing/dom.ts',
  'client/dist/index.html',
  'client/node_modules/a.js',
  'gateway/src/main.ts',
])('a change of %s needs no build', (file) => {
  const former = folder({ PATH: '/bin' })
  write(file, '2')
  expect(folder({ PATH: '/usr/bin' })).toBe(former)
})

const count = (builds: string[]) => (outDir: string) => {
  builds.push(outDir)
  mkdirSync(outDir)
  writeFileSync(join(outDir, 'index.html'), String(builds.length))
  return undefined
}

test('builds once for the same sources, and leaves the build of another demo alone', () => {
  const builds: string[] = []
  const first = folder()
  buildClient(root, {}, count(builds))
  buildClient(root, {}, count(builds))
  expect(builds).toHaveLength(1)
  write('client/src/main.tsx', '2')
  buildClient(root, {}, count(builds))
  expect(builds).toHaveLength(2)
  expect([existsSync(join(first, 'index.html')), existsSync(join(folder(), 'index.html'))]).toEqual([true, true])
})

test('an interrupted build is not served', () => {
  const failing = (outDir: string): string => {
    mkdirSync(outDir)
    return 'no such module'
  }
  expect(() => buildClient(root, {}, failing)).toThrow('The client can’t be built:\nno such module')
  expect(existsSync(folder())).toBe(false)
})

test('removes builds that were not used for a month', () => {
  const old = join(root, '.tmp/client/old')
  mkdirSync(old, { recursive: true })
  utimesSync(old, new Date(Date.now() - 31 * 86_400_000), new Date(Date.now() - 31 * 86_400_000))
  buildClient(root, {}, count([]))
  expect(readdirSync(join(root, '.tmp/client'))).toEqual([folder().split(/[\\/]/).at(-1)])
})
